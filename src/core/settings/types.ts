import type { PaymentsData } from './payments';
import type { ShippingData } from './shipping';
import type { TaxData } from './tax';

/** The value of a setting. */
export type Value = boolean | number | string | string[];

/**
 * A setting, as described by PHP.
 *
 * @see includes/Settings/Field.php
 */
export interface Field {
	key: string;
	type: 'boolean' | 'integer' | 'string' | 'array';
	label: string;
	/** Empty: none. */
	help: string;
	default: Value;
	/** Empty: any value. */
	choices: { value: string; label: string }[];
	/** Minimum of a number, or minimum length of a secret. */
	min: number;
	/**
	 * Maximum of a number, maximum length of a text, or maximum number of
	 * entries.
	 */
	max: number;
	/** Format of a text or of the entries of a list; empty: any. */
	format: string;
	/** Placeholder of an empty text. */
	standard: string;
}

/** A group of settings. */
export interface Group {
	id: string;
	label: string;
	/** Name of the WordPress option. */
	option: string;
	/** Whether they apply to this shop. */
	shown: boolean;
	fields: Field[];
}

/** Values by setting key. */
export type Values = Readonly< Record< string, Value > >;

/** Values by option, as in the settings route. */
export type Options = Readonly< Record< string, Values > >;

/** One of the theme's palettes. */
export interface Palette {
	name: string;
	colors: { name: string; color: string }[];
}

/** Data of the settings screen. */
export interface ScreenData {
	/** The screen's URL without a tab. */
	url: string;
	/** Version of the plugin. */
	version: string;
	/** Placeholder for a saved secret. */
	mask: string;
	/** Error message by problem code. */
	problems: Record< string, string >;
	groups: Group[];
	values: Options;
	palettes: Palette[];
	/** Null if another plugin is the shop. */
	payments: PaymentsData | null;
	/** Null if another plugin is the shop. */
	tax: TaxData | null;
	shipping: ShippingData | null;
}
