import { get, openPage, settle } from '../../../support/page';

const tab = ( name: string ) =>
	`<li role="presentation" class="${ name }_tab"><a href="#tab-${ name }" role="tab">${ name }</a></li>`;
const panel = ( name: string, more = '' ) =>
	`<div class="panel wc-tab" id="tab-${ name }" role="tabpanel">${ more }</div>`;

const PAGE = `<a class="woocommerce-review-link" href="#reviews">2 reviews</a>
	<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${ tab(
		'description'
	) }${ tab( 'size' ) }${ tab( 'reviews' ) }</ul>
	${ panel(
		'description',
		'<ul class="tabs"><li><a href="#inner">Inner</a></li></ul>'
	) }${ panel( 'size' ) }${ panel( 'reviews' ) }</div>`;

const open = async ( hash = '' ) => {
	window.location.hash = hash;
	await openPage( PAGE );
	await settle();
};
const link = ( name: string ) => get< HTMLAnchorElement >( `.${ name }_tab a` );
const shown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.wc-tab' ) ]
		.filter( ( { style } ) => style.display === 'block' )
		.map( ( { id } ) => id );
const press = ( name: string, key: string ) => {
	const event = new KeyboardEvent( 'keydown', {
		key,
		bubbles: true,
		cancelable: true,
	} );
	link( name ).dispatchEvent( event );
	return event.defaultPrevented;
};

describe( 'product tabs', () => {
	it( 'show the first and mark it', async () => {
		await open();
		expect( shown() ).toEqual( [ 'tab-description' ] );
		expect( link( 'description' ).getAttribute( 'aria-selected' ) ).toBe(
			'true'
		);
		expect( link( 'reviews' ).getAttribute( 'aria-selected' ) ).toBe(
			'false'
		);
		expect( link( 'reviews' ).tabIndex ).toBe( -1 );
		expect( get( '.description_tab' ).classList ).toContain( 'active' );
	} );

	it( 'show the clicked one without navigating', async () => {
		await open();
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		link( 'size' ).dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( true );
		expect( shown() ).toEqual( [ 'tab-size' ] );
		expect( get( '.description_tab' ).classList ).not.toContain( 'active' );
	} );

	it( 'ignore tabs nested in a panel', async () => {
		await open();
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		get( '[href="#inner"]' ).dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( false );
		expect( shown() ).toEqual( [ 'tab-description' ] );
	} );

	it( 'are navigated by keyboard, wrapping around', async () => {
		await open();
		link( 'description' ).focus();
		expect( press( 'description', 'ArrowLeft' ) ).toBe( true );
		expect( shown() ).toEqual( [ 'tab-reviews' ] );
		expect( link( 'reviews' ).matches( ':focus' ) ).toBe( true );
		press( 'reviews', 'Home' );
		expect( shown() ).toEqual( [ 'tab-description' ] );
		expect( press( 'description', 'ArrowDown' ) ).toBe( false );
	} );

	it.each( [ '#reviews', '#comment-4', '#tab-reviews' ] )(
		'show the reviews at %s',
		async ( hash ) => {
			await open( hash );
			expect( shown() ).toEqual( [ 'tab-reviews' ] );
		}
	);

	it( 'show the reviews when their link is clicked', async () => {
		await open();
		get( '.woocommerce-review-link' ).click();
		expect( shown() ).toEqual( [ 'tab-reviews' ] );
	} );

	it( 'follow a hash change', async () => {
		await open();
		window.location.hash = '#tab-size';
		window.dispatchEvent( new HashChangeEvent( 'hashchange' ) );
		expect( shown() ).toEqual( [ 'tab-size' ] );
	} );

	it( "are left to WooCommerce's script when present", async () => {
		Object.assign( window, { wc_single_product_params: {} } );
		try {
			await open();
			expect( shown() ).toEqual( [] );
		} finally {
			Reflect.deleteProperty( window, 'wc_single_product_params' );
		}
	} );
} );
