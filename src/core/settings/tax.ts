import type { Choice } from './payments';

/** Where somebody is; empty parts are open. */
export interface Place {
	/** Two letters. */
	country: string;
	state: string;
	postcode: string;
}

/**
 * A row of the table of tax rates, as a person writes it.
 *
 * @see includes/Commerce/Builtin/Regions/Tax/TaxRate.php
 */
export interface TaxRate extends Place {
	/** Percent. */
	rate: string;
	name: string;
	class: string;
	/** Whether shipping is taxed too. */
	shipping: boolean;
	/** Of rates of one priority a single one counts; those of different ones add up. */
	priority: number;
}

/** The shape that WordPress's settings route takes. */
export interface TaxOption {
	prices_include_tax: boolean;
	/** Whether the shop shows prices with tax, and whether the cart does. */
	shop_incl: boolean;
	cart_incl: boolean;
	/** Whether each line is rounded; else the sum of a rate. */
	by_line: boolean;
	/** The address that counts; `base`: the shop's. */
	based_on: 'shipping' | 'billing' | 'base';
	/** Where the shop is. */
	base: Place;
	rates: TaxRate[];
}

/** What the screen "Tax" is drawn of. */
export interface TaxData {
	/** The name of the setting. */
	option: string;
	value: TaxOption;
	countries: Choice[];
	/** Where the states of a country are asked for. */
	states_url: string;
	classes: Choice[];
}

const PERCENT = /^(100|\d{1,2}([.,]\d{1,4})?)$/;

/** Whether a text is a tax rate in percent. */
export const isPercent = ( text: string ): boolean => PERCENT.test( text );

/** A row that still has to be filled in. */
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

/** Whether what is written can be kept. */
export const isTaxValid = ( { rates }: TaxOption ): boolean =>
	rates.every( ( { rate } ) => isPercent( rate ) );
