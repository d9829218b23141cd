import { newOrder } from '../../../src/admin/orders/new-order';
import { sendForm } from '../../../src/transport/page';

jest.mock( '../../../src/transport/page', () => ( { sendForm: jest.fn() } ) );

const send = jest.mocked( sendForm );

const form = ( found: string, city = '' ) => `
	<form data-vitrine-new-order action="https://shop.example/new">
		<div data-part="products">
			<input type="search" id="search" name="product_search" data-search="products">
			<p>${ found }</p>
			<button name="add" value="7:0" data-refresh="products">Add</button>
		</div>
		<div data-part="addresses"><input id="city" name="billing_city" value="${ city }"></div>
		<button name="do" value="create">Create order</button>
	</form>`;

const page = ( found: string, city = '' ) =>
	new DOMParser().parseFromString( form( found, city ), 'text/html' );

const root = () => document.querySelector< HTMLFormElement >( 'form' )!;

const field = ( id: string ) =>
	document.querySelector< HTMLInputElement >( `#${ id }` )!;

const type = ( id: string, value: string ) => {
	field( id ).value = value;
	field( id ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
};

/** Submits the form with a button. Returns whether the browser would continue. */
const press = ( value: string ): boolean =>
	root().dispatchEvent(
		new SubmitEvent( 'submit', {
			bubbles: true,
			cancelable: true,
			submitter: document.querySelector< HTMLElement >(
				`button[value="${ value }"]`
			),
		} )
	);

describe( 'the form for a new order', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		send.mockReset();
		document.body.innerHTML = form( '' );
		newOrder( root() );
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( "shows the server's result for the last input, once", async () => {
		send.mockResolvedValue( page( 'Mug' ) );
		type( 'search', 'mu' );
		type( 'search', 'mug' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( send ).toHaveBeenCalledTimes( 1 );
		expect( send.mock.calls[ 0 ]?.[ 1 ].get( 'product_search' ) ).toBe(
			'mug'
		);
		expect( root().textContent ).toContain( 'Mug' );
	} );

	it( 'sends the pressed button in the background, except the last one', async () => {
		send.mockResolvedValue( page( '' ) );
		expect( press( '7:0' ) ).toBe( false );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( send.mock.calls[ 0 ]?.[ 1 ].get( 'add' ) ).toBe( '7:0' );
		expect( press( 'create' ) ).toBe( true );
		expect( send ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps focus and input typed after the form was sent', async () => {
		let answer: ( value: Document ) => void = () => {};
		send.mockReturnValue(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		field( 'search' ).focus();
		press( '7:0' );
		field( 'search' ).value = 'ca';
		answer( page( 'Mug' ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( root().ownerDocument.activeElement ).toBe( field( 'search' ) );
		expect( field( 'search' ).value ).toBe( 'ca' );
	} );

	it( 'shows an error when the server is unreachable, and keeps the input', async () => {
		send.mockRejectedValue( new Error( 'HTTP 500' ) );
		field( 'city' ).value = 'Bonn';
		press( '7:0' );
		await jest.advanceTimersByTimeAsync( 0 );
		expect(
			document.querySelector( '[role=alert]' )?.textContent
		).toContain( 'The form could not be updated.' );
		expect( field( 'city' ).value ).toBe( 'Bonn' );
		expect( root().hasAttribute( 'aria-busy' ) ).toBe( false );
	} );
} );
