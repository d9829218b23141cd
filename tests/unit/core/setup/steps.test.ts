import type { Method } from '../../../../src/core/settings/payments';
import {
	isShippingDraftValid,
	isStep,
	lacksAccount,
	openStep,
	paymentValues,
	shippingDraft,
	shippingValues,
	stepAfter,
	storeSettings,
	type Answers,
	type ShippingDraft,
	type Step,
} from '../../../../src/core/setup/steps';

const method = (
	id: string,
	settings: Partial< Method[ 'settings' ] > = {},
	hasAccounts = false
): Method => ( {
	id,
	title: id,
	description: '',
	offline: true,
	has_accounts: hasAccounts,
	fields: [],
	help: '',
	settings: {
		enabled: true,
		title: '',
		description: '',
		instructions: '',
		countries: [],
		minimum: '',
		shipped_only: false,
		accounts: [],
		own: {},
		...settings,
	},
} );

describe( 'setup steps', () => {
	it.each< [ string, Answers, Step | null ] >( [
		[ 'no steps', {}, 'engine' ],
		[ 'the first step', { engine: 'done' }, 'store' ],
		[ 'a step left out', { engine: 'done', pages: 'done' }, 'store' ],
		[ 'skipped steps', { engine: 'skipped', store: 'skipped' }, 'pages' ],
		[
			'all steps',
			{
				engine: 'done',
				store: 'skipped',
				pages: 'done',
				payments: 'done',
				look: 'skipped',
			},
			null,
		],
	] )( 'continue after %s', ( _name, answers, step ) => {
		expect( openStep( answers ) ).toBe( step );
	} );

	it( 'follow each other, and end with skipped ones', () => {
		expect( stepAfter( 'engine', {} ) ).toBe( 'store' );
		// A completed step is shown again when the setup is repeated.
		expect( stepAfter( 'engine', { store: 'done' } ) ).toBe( 'store' );
		expect( stepAfter( 'look', { look: 'done' } ) ).toBe( 'engine' );
	} );

	it( 'are recognized by name', () => {
		expect( [ 'pages', 'toString', '', null ].map( isStep ) ).toEqual( [
			true,
			false,
			false,
			false,
		] );
	} );
} );

describe( 'saved setup data', () => {
	const currency = {
		code: 'EUR',
		symbol: '€',
		position: 'left',
		decimals: 2,
		decimal_separator: '.',
		thousand_separator: ',',
	} as const;
	const options = { shop: 'vitrine_shop', tax: 'vitrine_tax' };
	const units = { weight_unit: 'kg', dimension_unit: 'cm' };

	it( 'keeps state and postcode only for the same country', () => {
		const base = { country: 'US', state: 'CA', postcode: '90210' };
		expect(
			storeSettings(
				{ country: 'US', currency, ...units },
				base,
				options
			)
		).toEqual( {
			vitrine_shop: { ...currency, ...units },
			vitrine_tax: { base },
		} );
		expect(
			storeSettings(
				{ country: 'DE', currency, ...units },
				base,
				options
			).vitrine_tax
		).toEqual( { base: { country: 'DE', state: '', postcode: '' } } );
	} );

	it( 'has the shown methods only and keeps their order', () => {
		const methods = [ method( 'stripe' ), method( 'cod' ) ];
		const sent = paymentValues( methods, [ 'cod' ] );
		expect( sent.order ).toEqual( [ 'stripe', 'cod' ] );
		expect( Object.keys( sent.methods ) ).toEqual( [ 'cod' ] );
	} );

	it( 'has no cost for free shipping', () => {
		const draft: ShippingDraft = {
			kind: 'free_shipping',
			label: 'By post',
			cost: '4.90',
			free_from: '50.00',
		};
		expect( shippingValues( draft ) ).toEqual( {
			shipping_label: 'By post',
			shipping_cost: '0',
			shipping_free_from: '',
		} );
		expect( shippingValues( { ...draft, kind: 'flat_rate' } ) ).toEqual( {
			shipping_label: 'By post',
			shipping_cost: '4.90',
			shipping_free_from: '50.00',
		} );
	} );

	it.each< [ string, string, ShippingDraft[ 'kind' ] ] >( [
		[ '4.90', '50.00', 'flat_rate' ],
		[ '0.00', '', 'free_shipping' ],
		[ '0', '', 'free_shipping' ],
	] )( 'is read back: %s is %s', ( cost, freeFrom, kind ) => {
		expect(
			shippingDraft( {
				shipping_label: 'By post',
				shipping_cost: cost,
				shipping_free_from: freeFrom,
			} ).kind
		).toBe( kind );
	} );

	it.each< [ string, Partial< ShippingDraft >, boolean ] >( [
		[ 'a cost', {}, true ],
		[ 'a cost with a comma', { cost: '4,90' }, true ],
		[ 'no cost', { cost: '' }, false ],
		[ 'a cost that is not a number', { cost: 'four' }, false ],
		[ 'a negative cost', { cost: '-1' }, false ],
		[ 'an invalid minimum', { free_from: 'fifty' }, false ],
		[ 'an empty title', { label: '  ' }, false ],
		[
			'a cost that is not used',
			{ kind: 'free_shipping', cost: 'x' },
			true,
		],
	] )( 'with %s is valid: %s', ( _name, edits, isValid ) => {
		expect(
			isShippingDraftValid( {
				kind: 'flat_rate',
				label: 'By post',
				cost: '4.90',
				free_from: '',
				...edits,
			} )
		).toBe( isValid );
	} );

	it( 'warns about a bank transfer without an account', () => {
		const transfer = ( settings: Partial< Method[ 'settings' ] > ) =>
			lacksAccount( [
				method( 'cod' ),
				method( 'bacs', settings, true ),
			] );
		expect( transfer( {} ) ).toBe( true );
		expect( transfer( { accounts: [ { iban: ' ' } ] } ) ).toBe( true );
		expect( transfer( { accounts: [ { iban: 'DE02' } ] } ) ).toBe( false );
		expect( transfer( { instructions: 'We send an invoice.' } ) ).toBe(
			false
		);
		expect( transfer( { enabled: false } ) ).toBe( false );
	} );
} );
