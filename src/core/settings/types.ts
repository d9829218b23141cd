import type { PaymentsData } from './payments';
import type { ShippingData } from './shipping';
import type { TaxData } from './tax';

/** What a setting may hold. */
export type Value = boolean | number | string | string[];

/**
 * A setting, as PHP describes it.
 *
 * @see includes/Settings/Field.php
 */
export interface Field {
	key: string;
	type: 'boolean' | 'integer' | 'string' | 'array';
	label: string;
	/** Empty: there is none. */
	help: string;
	default: Value;
	/** Empty: any value. */
	choices: { value: string; label: string }[];
	/** Smallest number, or shortest secret. */
	min: number;
	/** Largest number, longest text or most entries. */
	max: number;
	/** Of a text or of the entries of a list; empty: any. */
	format: string;
	/** What stands in the place of an empty text. */
	standard: string;
}

/** Settings that belong together. */
export interface Group {
	id: string;
	label: string;
	/** The option of WordPress's that holds them. */
	option: string;
	/** Whether they are of use on this shop. */
	shown: boolean;
	fields: Field[];
}

/** Values by the key of their setting. */
export type Values = Readonly< Record< string, Value > >;

/** Values by option, as the settings route has them. */
export type Options = Readonly< Record< string, Values > >;

/** A palette of the theme's. */
export interface Palette {
	name: string;
	colors: { name: string; color: string }[];
}

/** All that the settings screen is drawn of. */
export interface ScreenData {
	/** Its address, without a tab. */
	url: string;
	/** Of the plugin. */
	version: string;
	/** Stands for a secret that is kept. */
	mask: string;
	/** Code of a problem to its words. */
	problems: Record< string, string >;
	groups: Group[];
	values: Options;
	palettes: Palette[];
	/** Null where another plugin sells. */
	payments: PaymentsData | null;
	/** The same. */
	tax: TaxData | null;
	shipping: ShippingData | null;
}
