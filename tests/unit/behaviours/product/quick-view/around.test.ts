import { installDialog } from '../../../support/dialog';
import { click, get, settle } from '../../../support/page';
import { LISTING, dialog, escape, openListing, openProduct } from './shop';

beforeAll( installDialog );
beforeEach( () => {
	jest.useFakeTimers();
	window.history.replaceState( null, '' );
} );
afterEach( () => jest.useRealTimers() );

const DRAWER =
	'<dialog class="vitrine-cart-drawer" data-cart-kind="woocommerce"></dialog>';

describe.each( [ true, false ] )(
	'with the featured product of an empty cart: %s',
	( on ) => {
		it( `${
			on ? 'closes' : 'leaves open'
		} the cart drawer [4.6-05, 3.9-09]`, async () => {
			await openListing(
				{ theme: { woo_cart_empty_featured_product: on } },
				LISTING + DRAWER
			);
			const drawer = get< HTMLDialogElement >( '.vitrine-cart-drawer' );
			drawer.showModal();
			await click( '#button' );
			expect( dialog().open ).toBe( true );
			expect( drawer.open ).toBe( ! on );
		} );
	}
);

describe( 'back navigation', () => {
	const entries = () => window.history.length;

	it( 'closes it', async () => {
		const before = entries();
		await openProduct();
		expect( entries() ).toBe( before + 1 );
		window.history.replaceState( null, '' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( dialog().open ).toBe( false );
	} );

	it( 'of one dialog does not close the next', async () => {
		const back = jest
			.spyOn( window.history, 'back' )
			.mockImplementation( () => undefined );
		await openProduct();
		escape();
		// Two clicks are pending, but only the last one counts.
		await click( '#image' );
		dialog().close();
		await click( '#text' );
		window.history.replaceState( null, '' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await settle();
		expect( dialog().open ).toBe( true );
		dialog().close();
		expect( back ).toHaveBeenCalledTimes( 2 );
		back.mockRestore();
		// The last one has been left, too.
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	} );

	it( 'is requested once when reopened before it completed', async () => {
		const back = jest
			.spyOn( window.history, 'back' )
			.mockImplementation( () => undefined );
		const { requests } = await openProduct();
		dialog().open = false;
		await click( '#text' );
		expect( dialog().open ).toBe( false );
		dialog().dispatchEvent( new Event( 'close' ) );
		expect( dialog().open ).toBe( true );
		expect( back ).toHaveBeenCalledTimes( 1 );
		expect( requests ).toHaveLength( 2 );
		expect( requests[ 1 ]!.isAborted() ).toBe( false );
		back.mockRestore();
		window.history.replaceState( null, '' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await settle();
	} );

	it( 'leaves no history entry after closing otherwise', async () => {
		const back = jest.spyOn( window.history, 'back' );
		await openProduct();
		escape();
		expect( back ).toHaveBeenCalledTimes( 1 );
		back.mockRestore();
	} );
} );

describe( 'a prefetch', () => {
	const near = ( selector: string, type = 'pointerover' ) =>
		get( selector ).dispatchEvent( new Event( type, { bubbles: true } ) );
	const ready = async () => {
		const page = await openListing();
		near( '#image', 'pointerout' );
		near( '#image' );
		near( '#image', 'pointerout' );
		await settle();
		near( '#image', 'pointerout' );
		return page;
	};

	it( 'starts when the pointer rests, and serves the click', async () => {
		const { requests } = await ready();
		near( '#button' );
		jest.advanceTimersByTime( 119 );
		expect( requests ).toHaveLength( 0 );
		jest.advanceTimersByTime( 1 );
		expect( requests ).toHaveLength( 1 );
		await click( '#button' );
		await requests[ 0 ]!.answer( '<h2>No. 7</h2>' );
		expect( requests ).toHaveLength( 1 );
		expect( get( '.vitrine-quick-view-content' ).textContent ).toBe(
			'No. 7'
		);
	} );

	it( 'does not start when the pointer only passes', async () => {
		const { requests } = await ready();
		near( '#button' );
		jest.advanceTimersByTime( 100 );
		near( '#button', 'pointerout' );
		jest.advanceTimersByTime( 500 );
		expect( requests ).toHaveLength( 0 );
	} );

	it( 'is aborted for another product, and expires', async () => {
		const { requests } = await ready();
		near( '#button', 'touchstart' );
		jest.advanceTimersByTime( 0 );
		near( '#text', 'touchstart' );
		jest.advanceTimersByTime( 0 );
		expect( requests[ 0 ]!.isAborted() ).toBe( true );
		await requests[ 1 ]!.answer( '<h2>Old</h2>' );
		jest.advanceTimersByTime( 30_000 );
		await click( '#text' );
		expect( requests ).toHaveLength( 3 );
	} );
} );
