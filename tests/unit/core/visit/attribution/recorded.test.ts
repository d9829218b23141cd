/**
 * Our rules compared with what WooCommerce 11's own script stored and sent,
 * recorded in a browser. A separate table from the library's, since WooCommerce's
 * copy has more rules.
 */
import blocks from '../../../../fixtures/attribution/block-checkout.json';
import histories from '../../../../fixtures/attribution/histories.json';
import contract from '../../../../../src/contract';
import type { Kept, Stored } from '../../../../../src/contract/types';
import { attributionFields } from '../../../../../src/core/visit/attribution/fields';
import { unpack } from '../../../../../src/core/visit/attribution/pack';
import { recordVisit } from '../../../../../src/core/visit/attribution/visit';
import { SETTINGS, after } from './helpers';

type Cookies = Record< string, string | undefined >;

const { cookies: names } = contract.attribution;

/** The landing page according to its cookies. */
const landingOf = ( cookies: Cookies, referrer: string ) => ( {
	href: cookies.sbjs_session?.split( 'cpg=' )[ 1 ] ?? '',
	referrer,
	agent: unpack( cookies.sbjs_udata ).uag ?? '',
	at: Date.parse( `${ unpack( cookies.sbjs_current_add ).fd ?? '' }Z` ),
} );

/** Cookies left by the previous page when this one was opened. */
const before = ( stored: Stored, cookies: Cookies ): Stored => {
	const { session, ...rest } = stored;
	if ( unpack( cookies.sbjs_session ).pgs !== '1' ) {
		return stored;
	}
	return unpack( cookies.sbjs_udata ).vst === '1' ? {} : rest;
};

/** Its script decodes some characters again on each page. */
const plain = ( value = '' ) =>
	value.replace( /%(21|7E|2A|27|28|29)/g, ( escape ) =>
		decodeURIComponent( escape )
	);

const play = ( { visits, checkout }: ( typeof histories )[ number ] ) =>
	[ ...visits, checkout ].reduce< { stored: Stored; seen: Cookies[] } >(
		( { stored, seen }, { cookies, referrer } ) => {
			const had = before( stored, cookies );
			const now = after(
				recordVisit( landingOf( cookies, referrer ), had, {
					...SETTINGS,
					domain: '127.0.0.1',
				} ),
				had
			);
			const held = Object.fromEntries(
				Object.entries( names ).flatMap( ( [ what, name ] ) => {
					const value = now[ what as Kept ];
					return value ? [ [ name, plain( value ) ] ] : [];
				} )
			);
			return { stored: now, seen: [ ...seen, held ] };
		},
		{ stored: {}, seen: [] }
	);

describe.each( histories )( '$history', ( history ) => {
	const { stored, seen } = play( history );

	it( 'stores the same cookies', () => {
		const recorded = [ ...history.visits, history.checkout ].map(
			( { cookies } ) =>
				Object.fromEntries(
					Object.entries( cookies ).map( ( [ name, value ] ) => [
						name,
						plain( value ),
					] )
				)
		);
		expect( seen ).toEqual( recorded );
	} );

	it( 'sends the same fields', () => {
		const prefix = contract.fields.attribution_prefix;
		const fields = Object.entries( attributionFields( stored ) );
		expect(
			Object.fromEntries(
				fields.map( ( [ name, value ] ) => [ prefix + name, value ] )
			)
		).toEqual( history.checkout.inputs );
	} );
} );

describe.each( blocks )(
	'a checkout block after $history',
	( { extension } ) => {
		const recorded = extension[ 'woocommerce/order-attribution' ];

		it( 'gets the same data', () => {
			const first = {
				href: recorded.session_entry,
				referrer: recorded.referrer.replace( '(none)', '' ),
				agent: recorded.user_agent,
				at: Date.parse( `${ recorded.session_start_time }Z` ),
			};
			const settings = { ...SETTINGS, domain: '127.0.0.1' };
			const landed = after( recordVisit( first, {}, settings ) );
			const checkout = {
				...first,
				href: 'http://127.0.0.1:8090/block-checkout/',
				referrer: first.href,
			};
			expect(
				attributionFields(
					after( recordVisit( checkout, landed, settings ), landed )
				)
			).toEqual( recorded );
		} );
	}
);
