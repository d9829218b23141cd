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

/** Everything that can be chosen, saved or not. */
export interface Draft {
	store: StoreDraft;
	methods: Method[];
	shipping: ShippingDraft;
	palette: string[];
	headerCart: boolean;
}

export interface Drafting {
	draft: Draft;
	/** Whether something was changed and not saved. */
	isDirty: boolean;
	edit: ( edits: Partial< Draft > ) => void;
	/** Saves what a step shows; throws WordPress's refusal. */
	save: ( step: Step ) => Promise< void >;
}

/** What each step shows of the draft. */
const PARTS: Readonly< Record< Step, readonly ( keyof Draft )[] > > = {
	engine: [],
	store: [ 'store' ],
	pages: [],
	payments: [ 'methods', 'shipping' ],
	look: [ 'palette', 'headerCart' ],
};

/**
 * The currency and the units of a country, where its currency is known.
 *
 * @param country Two letters.
 * @param locale  WordPress's.
 * @param before  As they are.
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

/** Of a payment method that the setup offers: one that needs no account elsewhere. */
export const isOffered = ( { offline }: Method ): boolean => offline;

/** What WordPress's settings route is sent of a step; null: nothing of it is a setting. */
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
 * What the owner chooses. It outlives a look at another step.
 *
 * @param data Of the page.
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
