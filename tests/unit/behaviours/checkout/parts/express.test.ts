import { get, settle } from '../../../support/page';
import { hangUp } from '../shop';
import { openEngine } from './engine';

afterEach( () => {
	jest.useRealTimers();
	hangUp();
} );

const ROOM = '.vitrine-checkout-slot';

const isAbove = ( element: Element ) => {
	const both = [ ...document.querySelectorAll( '*' ) ];
	const form = get( 'form.checkout' );
	return (
		both.indexOf( element ) < both.indexOf( form ) &&
		! form.contains( element )
	);
};

/** Inserts a gateway's container for express buttons at any time. */
const comeLate = async ( html = '<button>Pay</button>' ) => {
	get( '#order_review' ).insertAdjacentHTML(
		'afterend',
		`<div id="wcpay-express-checkout-element">${ html }</div>`
	);
	await settle();
	return get( '#wcpay-express-checkout-element' );
};

describe( 'express buttons', () => {
	it( 'are moved above the form, also when rendered late [2.7-08]', async () => {
		await openEngine();
		expect( isAbove( await comeLate() ) ).toBe( true );
		expect( get( ROOM ).classList ).toContain( 'is-reserved' );
	} );

	it( 'lose their space when the gateway has none, and get it back', async () => {
		await openEngine();
		jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
		get( '#order_review' ).insertAdjacentHTML(
			'afterend',
			'<div id="wcpay-express-checkout-element"></div>'
		);
		await Promise.resolve();
		jest.advanceTimersByTime( 1999 );
		expect( get( ROOM ).classList ).toContain( 'is-reserved' );
		jest.advanceTimersByTime( 1 );
		expect( get( ROOM ).classList ).not.toContain( 'is-reserved' );
		get( '#wcpay-express-checkout-element' ).append( 'x', new Image() );
		await Promise.resolve();
		expect( get( ROOM ).classList ).toContain( 'is-reserved' );
	} );

	it( "release the server's reserved space when none appear", async () => {
		jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
		const opened = openEngine(
			{},
			'<div class="vitrine-checkout-slot is-reserved"></div>'
		);
		await jest.advanceTimersByTimeAsync( 1999 );
		await opened;
		expect( get( ROOM ).classList ).toContain( 'is-reserved' );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( get( ROOM ).classList ).not.toContain( 'is-reserved' );
	} );

	it( 'stay in place when the option is off', async () => {
		await openEngine( {}, '', 'data-vitrine-express-off' );
		expect( isAbove( await comeLate() ) ).toBe( false );
		expect( isAbove( get( 'wc-order-attribution-inputs' ) ) ).toBe( true );
	} );

	it( 'are locked while an order is placed, and unlocked afterwards', async () => {
		await openEngine();
		await comeLate();
		const form = get( 'form.checkout' );
		for ( let time = 0; time < 2; time++ ) {
			form.classList.add( 'processing' );
			await settle();
			expect( get( ROOM ).hasAttribute( 'inert' ) ).toBe( true );
			form.classList.remove( 'processing' );
			await settle();
			expect( get( ROOM ).hasAttribute( 'inert' ) ).toBe( false );
		}
	} );
} );

describe( 'the order attribution inputs', () => {
	it( 'are above the form and sent with it [2.7-09]', async () => {
		await openEngine();
		const inputs = get( 'wc-order-attribution-inputs' );
		expect( isAbove( inputs ) ).toBe( true );
		// Its script renders it again.
		inputs.innerHTML =
			'<input type="hidden" name="wc_order_attribution_utm_source" value="google">';
		await settle();
		expect(
			new FormData( get< HTMLFormElement >( 'form.checkout' ) ).get(
				'wc_order_attribution_utm_source'
			)
		).toBe( 'google' );
	} );
} );
