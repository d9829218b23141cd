/*
 * @jest-environment-options { "url": "https://shop.test/" }
 */
import { startVisit } from '../../../../src/loader/visit/start';
import { forgetKept } from '../../../../src/transport/visit/forget';
import { HISTORIES } from '../../../e2e/attribution/oracle/histories';
import {
	SHOP,
	settingsOf,
	type History,
	type Step,
} from '../../../e2e/attribution/oracle/history';
import { makeAhead } from '../../support/prerender';

/** Milliseconds between prerendering and activation. */
const AHEAD = 4 * 60_000;

let now: number;

beforeEach( () => {
	jest.spyOn( Date, 'now' ).mockImplementation( () => now );
	jest.spyOn( Math, 'random' ).mockReturnValue( 0.5 );
} );

afterEach( () => {
	jest.restoreAllMocks();
	Reflect.deleteProperty( document, 'prerendering' );
	Reflect.deleteProperty( document, 'referrer' );
	forgetKept( SHOP );
} );

const settle = () => new Promise( ( done ) => setTimeout( done ) );

/** The stored visitor data of all kinds. */
const trace = () => ( {
	cookies: document.cookie,
	storage: [
		...Object.entries( localStorage ),
		...Object.entries( sessionStorage ),
	],
} );

const come = ( history: History, { at, from = '' }: Step ) => {
	window.history.replaceState( null, '', at );
	Object.defineProperty( document, 'referrer', {
		value: from,
		configurable: true,
	} );
	startVisit( {
		consent: {
			type: '',
			prefix: 'wp_consent_',
			days: 30,
			elsewhere: false,
		},
		attribution: {
			...settingsOf( history, SHOP ),
			category: 'marketing',
			prefix: 'wc_order_attribution_',
			extension: 'woocommerce/order-attribution',
		},
	} );
};

/** Changes to a visitor's cookies between two pages. */
const between = ( { later, left = {} }: Step ) => {
	if ( later ) {
		document.cookie = `sbjs_session=; path=/; max-age=0; domain=.${ SHOP }`;
	}
	for ( const [ name, value ] of Object.entries( left ) ) {
		document.cookie = `${ name }=${ value }; path=/; domain=.${ SHOP }`;
	}
};

/** Runs a history, and returns what is stored after each page. */
const play = async (
	history: History,
	isAhead: boolean
): Promise< string[] > => {
	forgetKept( SHOP );
	now = Date.UTC( 2026, 10, 26 );
	const states: string[] = [];
	for ( const step of history.steps ) {
		if ( isAhead ) {
			const before = trace();
			const { open } = makeAhead();
			come( history, step );
			await settle();
			expect( trace() ).toEqual( before );
			// The visitor is still on another page.
			now += AHEAD;
			between( step );
			open();
		} else {
			now += AHEAD;
			between( step );
			come( history, step );
		}
		await settle();
		// The order of cookies is up to the browser.
		states.push( document.cookie.split( '; ' ).sort().join( '; ' ) );
	}
	return states;
};

const ON_THE_SHOP = HISTORIES.filter( ( { steps } ) =>
	steps.every( ( { host = SHOP } ) => host === SHOP )
);

it( 'records a visitor with prerendered pages like any other, and nothing before activation', async () => {
	const ahead = [];
	const plain = [];
	for ( const history of ON_THE_SHOP ) {
		ahead.push( [ history.name, await play( history, true ) ] );
		Reflect.deleteProperty( document, 'prerendering' );
		plain.push( [ history.name, await play( history, false ) ] );
	}
	expect( ahead ).toEqual( plain );
	expect( ON_THE_SHOP.length ).toBeGreaterThanOrEqual( 500 );
	expect(
		plain.filter(
			( [ , states ] ) => ! String( states ).includes( 'sbjs' )
		)
	).toEqual( [] );
}, 180_000 );
