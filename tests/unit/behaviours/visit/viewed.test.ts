import { showViewed } from '../../../../src/behaviours/visit/viewed';

const KEY = 'vitrine_viewed_1a2b3c4d';

/** A listing without products, on the page of a product; 0 for another page. */
const place = ( product: number, number = 1 ) =>
	`<div hidden data-vitrine-viewed="${
		product || ''
	}" data-key="${ KEY }" data-list="${ number }" aria-busy="true"><ul><li></li><li></li><li></li></ul></div>`;

const fetchMock = jest.fn< Promise< unknown >, [ string, RequestInit ] >( () =>
	Promise.resolve( {
		ok: true,
		text: () =>
			Promise.resolve(
				'<div data-vitrine-viewed="7" data-list="1">Mug</div>'
			),
	} )
);

const settled = () => new Promise( ( then ) => setTimeout( then ) );

beforeEach( () => {
	Object.assign( window, { fetch: fetchMock } );
	fetchMock.mockClear();
	localStorage.clear();
} );

test( "stores the page's product and requests the previous ones", async () => {
	localStorage.setItem( KEY, '[4,7,5]' );
	document.body.innerHTML = place( 7 );
	showViewed( localStorage );
	await settled();
	expect( localStorage.getItem( KEY ) ).toBe( '[7,4,5]' );
	const [ [ url, { cache } ] = [ '', {} ] ] = fetchMock.mock.calls;
	expect( new URL( url ).searchParams.get( 'vitrine_viewed' ) ).toBe( '4,5' );
	expect( cache ).toBe( 'default' );
	expect( document.body.textContent ).toBe( 'Mug' );
} );

const shown = () =>
	[ ...document.querySelectorAll( 'li' ) ].filter(
		( card ) => ! card.closest( '[hidden]' )
	).length;

test( 'reserves placeholders until the products load', async () => {
	localStorage.setItem( KEY, '[4,7,5]' );
	document.body.innerHTML = place( 7 );
	expect( shown() ).toBe( 0 );
	showViewed( localStorage );
	expect( shown() ).toBe( 2 );
	await settled();
	expect( document.body.innerHTML ).not.toContain( '<li>' );
} );

test( 'removes placeholders when none load', async () => {
	localStorage.setItem( KEY, '[4]' );
	document.body.innerHTML = place( 7 );
	fetchMock.mockResolvedValueOnce( {
		ok: true,
		text: () => Promise.resolve( '<p>Nothing.</p>' ),
	} );
	showViewed( localStorage );
	expect( shown() ).toBe( 1 );
	await settled();
	expect( shown() ).toBe( 0 );
} );

test( 'requests nothing without other viewed products', async () => {
	document.body.innerHTML = place( 7 );
	showViewed( localStorage );
	document.body.innerHTML = place( 7 );
	showViewed( localStorage );
	await settled();
	expect( fetchMock ).not.toHaveBeenCalled();
} );

test( 'stores nothing on a page without the listing, or without storage', () => {
	document.body.innerHTML = '';
	showViewed( localStorage );
	expect( localStorage ).toHaveLength( 0 );
	document.body.innerHTML = place( 7 );
	expect( () => showViewed( null ) ).not.toThrow();
} );

test( 'requests stored products when storage is full', async () => {
	document.body.innerHTML = place( 7 );
	showViewed( {
		getItem: () => '[4]',
		setItem: () => {
			throw new DOMException( 'Full', 'QuotaExceededError' );
		},
	} );
	await settled();
	expect( fetchMock ).toHaveBeenCalledTimes( 1 );
} );
