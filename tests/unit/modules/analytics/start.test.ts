import {
	startAnalytics,
	type AnalyticsSettings as Settings,
} from '../../../../src/modules/analytics/start';

const sent: string[] = [];

const settings = ( over: Partial< Settings > = {} ): Settings => ( {
	url: '/?wc-ajax=vitrine_count',
	page: '',
	product: 0,
	once: '',
	...over,
} );

const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );

const add = ( html: string ) => {
	document.body.innerHTML = html;
	document.body.dispatchEvent(
		new CustomEvent( 'vitrine:added-to-cart', {
			detail: { button: document.querySelector( 'button' ) },
		} )
	);
	jest.runAllTimers();
};

/** Data sent since the last call. */
const batches = () =>
	sent.splice( 0 ).map( ( body ) => JSON.parse( body ) as unknown );

let stop = () => {};

const start = ( over?: Partial< Settings > ) => {
	stop();
	stop = startAnalytics( settings( over ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	window.sessionStorage.clear();
	window.navigator.sendBeacon = ( _url, body ) => {
		sent.push( ( body as URLSearchParams ).get( 'counts' ) ?? '' );
		return true;
	};
} );

afterEach( () => {
	stop();
	batches();
	jest.useRealTimers();
} );

it( 'counts a viewed product and sends it on leaving', () => {
	start( { page: 'product', product: 7 } );
	expect( batches() ).toEqual( [] );
	leave();
	leave();
	expect( batches() ).toEqual( [ [ [ 'view', 7, 1 ] ] ] );
} );

it( 'counts adds by product, whichever button', () => {
	start();
	add( '<button data-product_id="5"></button>' );
	add( '<button data-product_id="5"></button>' );
	add(
		'<form class="cart"><button name="add-to-cart" value="6"></button></form>'
	);
	leave();
	expect( batches() ).toEqual( [
		[
			[ 'add', 5, 2 ],
			[ 'add', 6, 1 ],
		],
	] );
} );

it( 'counts an add reported by several events once', () => {
	start();
	document.body.dispatchEvent( new CustomEvent( 'vitrine:added-to-cart' ) );
	document.body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart' ) );
	leave();
	expect( batches() ).toEqual( [ [ [ 'add', 0, 1 ] ] ] );
} );

it( 'counts a checkout, and a purchase once per receipt', () => {
	start( { page: 'checkout' } );
	leave();
	expect( batches() ).toEqual( [ [ [ 'checkout', 0, 1 ] ] ] );
	const receipt = { page: 'purchase', once: 'abc' } as const;
	const first = startAnalytics( settings( receipt ) );
	leave();
	const second = startAnalytics( settings( receipt ) );
	leave();
	first();
	second();
	expect( batches() ).toEqual( [ [ [ 'purchase', 0, 1 ] ] ] );
} );

it( 'keeps a batch the browser rejected for the next page', () => {
	const take = window.navigator.sendBeacon;
	window.navigator.sendBeacon = () => false;
	start( { page: 'product', product: 7 } );
	leave();
	window.navigator.sendBeacon = take;
	leave();
	expect( batches() ).toEqual( [ [ [ 'view', 7, 1 ] ] ] );
} );

it( 'sends a full batch at once', () => {
	start();
	for ( let product = 1; product <= 20; product++ ) {
		add( `<button data-product_id="${ product }"></button>` );
	}
	expect( batches() ).toHaveLength( 1 );
} );

it( 'sends nothing after withdrawal, including collected counts', () => {
	start( { page: 'product', product: 7 } );
	stop();
	add( '<button data-product_id="5"></button>' );
	leave();
	expect( batches() ).toEqual( [] );
	expect( window.sessionStorage ).toHaveLength( 0 );
} );
