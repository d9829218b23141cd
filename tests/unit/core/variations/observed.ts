import type { Variation } from '../../../../src/contract/types';
import observed from '../../../fixtures/variations/observed.json';

/** What WooCommerce's own script shows in one state of a form. */
export interface Shown {
	/** Of each select, the options that can be chosen. */
	options: string[][];
	button: string;
	/** Of the variation; 0: none. */
	id: number;
	/** Whether the panel is seen. */
	shown: boolean;
	reset: boolean;
	sku: string;
	/** Value, min, max, and whether it is seen. */
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
	/** False: looked up one by one. */
	variations: Said[] | false;
	/** Choices, what is shown (null: that option was not there), what a click alerts. */
	states: Array< [ string[], Shown | null, string[]? ] >;
	/** Of the lookup, by choices. */
	answers?: Record< string, Said | false >;
}

/**
 * WooCommerce 11.0.1's variation form, recorded in a browser, every state of
 * every product. Facts, and none of its code.
 */
export const OBSERVED = observed as unknown as ObservedProduct[];
