import type { Variation } from '../../../../src/contract/types';
import observed from '../../../fixtures/variations/observed.json';

/** What WooCommerce's own script shows in a state of a form. */
export interface Shown {
	/** Available options of each select. */
	options: string[][];
	button: string;
	/** ID of the variation; 0 for none. */
	id: number;
	/** Whether the panel is visible. */
	shown: boolean;
	reset: boolean;
	sku: string;
	/** Value, min, max, and visibility. */
	qty: [ string, string, string, boolean ];
}

type Said = Pick<
	Variation,
	| 'variation_id'
	| 'attributes'
	| 'is_purchasable'
	| 'is_in_stock'
	| 'variation_is_active'
	| 'variation_is_visible'
	| 'is_sold_individually'
	| 'min_qty'
	| 'max_qty'
	| 'sku'
>;

export interface ObservedProduct {
	product: string;
	names: string[];
	selects: string[][];
	/** False if variations are looked up one by one. */
	variations: Said[] | false;
	/** Selected options, the display (null if an option did not exist), and alerts on click. */
	states: Array< [ string[], Shown | null, string[]? ] >;
	/** Responses of the lookup by selected options. */
	answers?: Record< string, Said | false >;
}

/**
 * Every state of every product in WooCommerce 11.0.1's variations form, recorded
 * in a browser. Contains data only, none of its code.
 */
export const OBSERVED = observed as unknown as ObservedProduct[];
