import type { Currency } from '../../contract/types';
import {
	isAmount,
	toOption,
	type Method,
	type PaymentsOption,
} from '../settings/payments';

/** The steps in order. */
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
 * The first step that is neither done nor skipped.
 *
 * @param answers The answers so far.
 * @return Null: setup is complete.
 */
export const openStep = ( answers: Answers ): Step | null =>
	STEPS.find( ( step ) => ! answers[ step ] ) ?? null;

/**
 * The step to show after another.
 *
 * @param step    The step just answered.
 * @param answers All answers including this one.
 * @return The next one in order; after the last one, the first unanswered one;
 * null: none.
 */
export const stepAfter = ( step: Step, answers: Answers ): Step | null =>
	STEPS[ STEPS.indexOf( step ) + 1 ] ?? openStep( answers );

/** The selected country with its currency and units. */
export interface StoreDraft {
	country: string;
	currency: Currency;
	weight_unit: string;
	dimension_unit: string;
}

/** The shop's location in the tax settings. */
export interface Base {
	country: string;
	state: string;
	postcode: string;
}

/**
 * The settings to save for the location. State and postcode are kept if the
 * country is the same.
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

/** The shipping method of a shop without zones; amounts as typed. */
export interface ShippingDraft {
	kind: 'flat_rate' | 'free_shipping';
	label: string;
	cost: string;
	/** Empty: never. */
	free_from: string;
}

/** The draft for the saved settings. */
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

/** Whether the draft can be saved. */
export const isShippingDraftValid = ( {
	kind,
	label,
	cost,
	free_from: freeFrom,
}: ShippingDraft ): boolean =>
	label.trim() !== '' &&
	( kind === 'free_shipping' ||
		( cost !== '' && isAmount( cost ) && isAmount( freeFrom ) ) );

/** The settings to save for the draft. */
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
 * The payments option to save: only the given methods, but the order of all.
 *
 * @param methods All methods.
 * @param ids     Ids of the methods shown in the setup.
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
 * Whether an enabled bank transfer has neither account details nor
 * instructions.
 *
 * @param methods All methods.
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
