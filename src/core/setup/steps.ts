import type { Currency } from '../../contract/types';
import {
	isAmount,
	toOption,
	type Method,
	type PaymentsOption,
} from '../settings/payments';

/** The steps in their order. */
export const STEPS = [
	'engine',
	'store',
	'pages',
	'payments',
	'look',
] as const;

export type Step = ( typeof STEPS )[ number ];

export type Answer = 'done' | 'skipped';

export type Answers = Partial< Readonly< Record< Step, Answer > > >;

export const isStep = ( text: string | null ): text is Step =>
	STEPS.some( ( step ) => step === text );

/**
 * Where the owner goes on: the first step without an answer.
 *
 * @param answers Those given so far.
 * @return Null: none is left.
 */
export const openStep = ( answers: Answers ): Step | null =>
	STEPS.find( ( step ) => ! answers[ step ] ) ?? null;

/**
 * The step after another.
 *
 * @param step    Just answered.
 * @param answers With the answer to it.
 * @return The next one in order; after the last, one that was left out; null: none is left.
 */
export const stepAfter = ( step: Step, answers: Answers ): Step | null =>
	STEPS[ STEPS.indexOf( step ) + 1 ] ?? openStep( answers );

/** What is chosen of the place: its currency and its units with it. */
export interface StoreDraft {
	country: string;
	currency: Currency;
	weight_unit: string;
	dimension_unit: string;
}

/** Where the shop is, as the tax settings have it. */
export interface Base {
	country: string;
	state: string;
	postcode: string;
}

/**
 * What the settings route is sent of the place. State and postcode are kept where
 * they are of the same country still.
 */
export const storeSettings = (
	{ country, currency, ...units }: StoreDraft,
	base: Base,
	options: { shop: string; tax: string }
): Record< string, object > => ( {
	[ options.shop ]: { ...currency, ...units },
	[ options.tax ]: {
		base:
			base.country === country
				? base
				: { country, state: '', postcode: '' },
	},
} );

/** The one way to send of a shop without zones; amounts are as a person writes them. */
export interface ShippingDraft {
	kind: 'flat_rate' | 'free_shipping';
	label: string;
	cost: string;
	/** Empty: never. */
	free_from: string;
}

/**
 * The draft of what the shop has.
 */
export const shippingDraft = ( values: {
	shipping_label: string;
	shipping_cost: string;
	shipping_free_from: string;
} ): ShippingDraft => ( {
	kind: Number( values.shipping_cost ) > 0 ? 'flat_rate' : 'free_shipping',
	label: values.shipping_label,
	cost: values.shipping_cost,
	free_from: values.shipping_free_from,
} );

/** Whether a way to send can be saved. */
export const isShippingDraftValid = ( {
	kind,
	label,
	cost,
	free_from: freeFrom,
}: ShippingDraft ): boolean =>
	label.trim() !== '' &&
	( kind === 'free_shipping' ||
		( cost !== '' && isAmount( cost ) && isAmount( freeFrom ) ) );

/**
 * What the shop's settings are sent of a way to send.
 */
export const shippingValues = ( {
	kind,
	label,
	cost,
	free_from: freeFrom,
}: ShippingDraft ): Record< string, string > =>
	kind === 'free_shipping'
		? {
				shipping_label: label,
				shipping_cost: '0',
				shipping_free_from: '',
		  }
		: {
				shipping_label: label,
				shipping_cost: cost,
				shipping_free_from: freeFrom,
		  };

/**
 * What the payments' option is sent: of these methods alone, in the order that
 * all have.
 *
 * @param methods All methods.
 * @param ids     Those that the setup shows.
 */
export const paymentValues = (
	methods: readonly Method[],
	ids: readonly string[]
): PaymentsOption => ( {
	order: methods.map( ( { id } ) => id ),
	methods: toOption( methods.filter( ( { id } ) => ids.includes( id ) ) )
		.methods,
} );

/**
 * Whether a bank transfer is on that says nowhere where to pay to.
 *
 * @param methods Of the shop.
 */
export const lacksAccount = ( methods: readonly Method[] ): boolean =>
	methods.some(
		( { has_accounts: hasAccounts, settings } ) =>
			hasAccounts &&
			settings.enabled &&
			! settings.instructions &&
			! settings.accounts.some( ( account ) =>
				Object.values( account ).some( ( part ) => part.trim() )
			)
	);
