import { renewOutdated } from '../../../../src/behaviours/jquery/outdated';
import type { CartClient } from '../../../../src/contract/types';

const URL = '/?wc-ajax=get_refreshed_fragments';

/** Whether the regions are asked for again after another script's answer. */
const asksAgain = (
	state: object,
	answer: unknown,
	options: unknown = { url: URL }
): boolean => {
	const refresh = jest.fn( () => Promise.resolve() );
	let tell: ( ...args: unknown[] ) => void = () => {};
	renewOutdated(
		() => ( {
			on: ( event: string, handler: typeof tell ) => {
				if ( event === 'ajaxComplete' ) {
					tell = handler;
				}
			},
			trigger: () => undefined,
			triggerHandler: () => undefined,
			data: () => ( {} ),
		} ),
		{ refresh, getState: () => state } as unknown as CartClient
	);
	tell( {}, answer, options );
	return refresh.mock.calls.length > 0;
};

const KNOWN = { confirmed: { hash: 'new' }, busy: false };
const of = ( hash: unknown ) => ( { responseJSON: { cart_hash: hash } } );

describe( 'an answer that another script has painted', () => {
	it.each< [ string, object, unknown, unknown, boolean ] >( [
		[ 'of an older cart', KNOWN, of( 'old' ), { url: URL }, true ],
		[
			'of the cart that is known',
			KNOWN,
			of( 'new' ),
			{ url: URL },
			false,
		],
		[
			'while a change of ours is under way',
			{ ...KNOWN, busy: true },
			of( 'old' ),
			{ url: URL },
			false,
		],
		[
			'before a cart is known',
			{ confirmed: null, busy: false },
			of( 'old' ),
			{ url: URL },
			false,
		],
		[
			'to another question',
			KNOWN,
			of( 'old' ),
			{ url: '/?wc-ajax=checkout' },
			false,
		],
		[ 'without a hash', KNOWN, of( undefined ), { url: URL }, false ],
		[ 'that is no JSON', KNOWN, { status: 500 }, { url: URL }, false ],
		[ 'of nothing', KNOWN, undefined, undefined, false ],
	] )( '%s', ( _, state, answer, options, again ) => {
		expect( asksAgain( state, answer, options ) ).toBe( again );
	} );
} );
