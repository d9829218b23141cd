import type { Choice } from './payments';

/** A location; empty parts match any. */
export interface Place {
	/** Two-letter code. */
	country: string;
	state: string;
	postcode: string;
}

/**
 * A row of the tax rates table, as typed.
 *
 * @see includes/Commerce/Builtin/Regions/Tax/TaxRate.php
 */
export interface TaxRate extends Place {
	/** Percentage. */
	rate: string;
	name: string;
	class: string;
	/** Whether it applies to shipping too. */
	shipping: boolean;
	/**
	 * Only one rate of a priority applies; rates of different priorities add
	 * up.
	 */
	priority: number;
}

/** The option's value in the settings route. */
export interface TaxOption {
	prices_include_tax: boolean;
	/** Whether the shop, and whether the cart, shows prices including tax. */
	shop_incl: boolean;
	cart_incl: boolean;
	/** Whether tax is rounded per line; otherwise per rate. */
	by_line: boolean;
	/** The address tax is based on; `base`: the shop's. */
	based_on: 'shipping' | 'billing' | 'base';
	/** The shop's location. */
	base: Place;
	rates: TaxRate[];
}

/** Data of the Tax screen. */
export interface TaxData {
	/** Name of the option. */
	option: string;
	value: TaxOption;
	countries: Choice[];
	/** URL for the states of a country. */
	states_url: string;
	classes: Choice[];
}

const PERCENT = /^(100|\d{1,2}([.,]\d{1,4})?)$/;

/** Whether a text is a tax rate in percent. */
export const isPercent = ( text: string ): boolean => PERCENT.test( text );

/** A new, empty row. */
export const emptyRate = ( { country }: Place ): TaxRate => ( {
	country,
	state: '',
	postcode: '',
	rate: '',
	name: '',
	class: 'standard',
	shipping: true,
	priority: 1,
} );

/** Whether the value can be saved. */
export const isTaxValid = ( { rates }: TaxOption ): boolean =>
	rates.every( ( { rate } ) => isPercent( rate ) );
