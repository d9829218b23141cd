import { followCrossSells } from '../../../../src/behaviours/cart/cross-sell-lists';
import { focused } from '../../support/page';

/** A list as the cart page prints it. */
const list = ( ids: string, text: string ) =>
	`<div data-vitrine-cross-sells="${ ids }" data-list="1"><button>${ text }</button></div>`;

const changed = ( ...ids: number[] ) =>
	document.body.dispatchEvent(
		new CustomEvent( 'vitrine:cart-changed', {
			detail: { cart: { cross_sells: ids.map( ( id ) => ( { id } ) ) } },
		} )
	);

const settled = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};

/** Responses in order; null for a network error. */
let answers: ( string | null )[] = [];
const fetchMock = jest.fn( () => {
	const html = answers.shift() ?? null;
	return html === null
		? Promise.reject( new TypeError( 'Failed to fetch' ) )
		: Promise.resolve( { ok: true, text: () => Promise.resolve( html ) } );
} );

beforeAll( () => {
	Object.assign( window, { fetch: fetchMock } );
	followCrossSells();
} );

beforeEach( () => {
	fetchMock.mockClear();
	document.body.innerHTML = list( '3,4', 'old' );
} );

test( "requests nothing while it shows the server's list", async () => {
	changed( 3, 4 );
	await settled();
	expect( fetchMock ).not.toHaveBeenCalled();
} );

test( 'shows the updated list and keeps focus', async () => {
	answers = [ `<p>Cart</p>${ list( '4', 'new' ) }` ];
	document.querySelector( 'button' )?.focus();
	changed( 4 );
	await settled();
	expect( document.body.textContent ).toBe( 'new' );
	expect( focused() ).toBe( document.body.firstElementChild );
} );

test( 'keeps its list on failure and requests once', async () => {
	answers = [ null ];
	changed( 4 );
	await settled();
	expect( document.body.textContent ).toBe( 'old' );
	expect( fetchMock ).toHaveBeenCalledTimes( 1 );
} );

test( 'a change during a request is requested afterwards', async () => {
	answers = [ list( '4', 'between' ), list( '', 'last' ) ];
	changed( 4 );
	changed();
	await settled();
	expect( document.body.textContent ).toBe( 'last' );
	expect( fetchMock ).toHaveBeenCalledTimes( 2 );
} );
