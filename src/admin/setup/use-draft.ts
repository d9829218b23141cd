import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import type { Method } from '../../core/settings/payments';
import {
	currencyFormat,
	currencyOf,
	languageTag,
	unitsOf,
} from '../../core/setup/currencies';
import {
	paymentValues,
	shippingDraft,
	shippingValues,
	storeSettings,
	type ShippingDraft,
	type Step,
	type StoreDraft,
} from '../../core/setup/steps';
import { SETTINGS_ROUTE } from '../settings/state/route';
import type { SetupData } from './data';

/** The values of all steps, saved or not. */
export interface Draft {
	store: StoreDraft;
	methods: Method[];
	shipping: ShippingDraft;
	palette: string[];
	headerCart: boolean;
}

export interface Drafting {
	draft: Draft;
	/** Whether there are unsaved changes. */
	isDirty: boolean;
	edit: ( edits: Partial< Draft > ) => void;
	/** Saves the values of a step; throws the REST API's error. */
	save: ( step: Step ) => Promise< void >;
}

/** The values of each step. */
const PARTS: Readonly< Record< Step, readonly ( keyof Draft )[] > > = {
	engine: [],
	store: [ 'store' ],
	pages: [],
	payments: [ 'methods', 'shipping' ],
	look: [ 'palette', 'headerCart' ],
};

/**
 * Currency and units of a country, if its currency is known.
 *
 * @param country Two-letter code.
 * @param locale  WordPress locale.
 * @param before  The values before.
 */
export const inCountry = (
	country: string,
	locale: string,
	before: StoreDraft
): StoreDraft => {
	const code = currencyOf( country );
	return code
		? {
				country,
				currency: currencyFormat(
					code,
					languageTag( locale, country )
				),
				...unitsOf( country ),
		  }
		: { ...before, country };
};

const storeDraft = ( {
	locale,
	store: { values, country, has_currency: hasCurrency },
}: SetupData ): StoreDraft => {
	const {
		code,
		symbol,
		position,
		decimals,
		decimal_separator: decimalSeparator,
		thousand_separator: thousandSeparator,
		weight_unit: weight,
		dimension_unit: dimension,
	} = values;
	const kept: StoreDraft = {
		country,
		currency: {
			code,
			symbol,
			position,
			decimals,
			decimal_separator: decimalSeparator,
			thousand_separator: thousandSeparator,
		},
		weight_unit: weight,
		dimension_unit: dimension,
	};
	return hasCurrency ? kept : inCountry( country, locale, kept );
};

/**
 * Whether the setup offers a payment method: offline methods need no external
 * account.
 */
export const isOffered = ( { offline }: Method ): boolean => offline;

/** The settings to save for a step; null: none. */
const settingsOf = (
	step: Step,
	{ store, methods, shipping, palette, headerCart }: Draft,
	data: SetupData
): Record< string, object > | null => {
	if ( step === 'store' ) {
		return storeSettings( store, data.store.base, {
			shop: data.store.option,
			tax: data.store.tax_option,
		} );
	}
	if ( step === 'payments' ) {
		return {
			[ data.payments.option ]: paymentValues(
				methods,
				methods.filter( isOffered ).map( ( { id } ) => id )
			),
			...( data.shipping.is_zoned
				? {}
				: { [ data.store.option ]: shippingValues( shipping ) } ),
		};
	}
	return step === 'look'
		? {
				[ data.look.option ]: {
					color_switcher_default_palette: palette,
					...( data.look.is_block
						? { header_mini_cart: headerCart ? 'on' : 'off' }
						: {} ),
				},
		  }
		: null;
};

/**
 * State of all values, which survive switching steps.
 *
 * @param data The page's data.
 */
export const useDraft = ( data: SetupData ): Drafting => {
	const [ draft, setDraft ] = useState< Draft >( () => ( {
		store: storeDraft( data ),
		methods: data.payments.methods,
		shipping: shippingDraft( data.store.values ),
		palette: data.look.palette,
		headerCart: data.look.header_cart,
	} ) );
	const [ kept, setKept ] = useState( draft );
	return {
		draft,
		isDirty: JSON.stringify( draft ) !== JSON.stringify( kept ),
		edit: ( edits ) => setDraft( { ...draft, ...edits } ),
		save: async ( step ) => {
			const settings = settingsOf( step, draft, data );
			if ( settings ) {
				await apiFetch( {
					path: SETTINGS_ROUTE,
					method: 'POST',
					data: settings,
				} );
			}
			setKept( ( before ) => ( {
				...before,
				...Object.fromEntries(
					PARTS[ step ].map( ( part ) => [ part, draft[ part ] ] )
				),
			} ) );
		},
	};
};
