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

test( 'remembers the product of the page, and asks for those of before', async () => {
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

test( 'has room for as many as will come, until they do', async () => {
	localStorage.setItem( KEY, '[4,7,5]' );
	document.body.innerHTML = place( 7 );
	expect( shown() ).toBe( 0 );
	showViewed( localStorage );
	expect( shown() ).toBe( 2 );
	await settled();
	expect( document.body.innerHTML ).not.toContain( '<li>' );
} );

test( 'has no room for those that do not come', async () => {
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

test( 'asks for nothing where nothing else was looked at', async () => {
	document.body.innerHTML = place( 7 );
	showViewed( localStorage );
	document.body.innerHTML = place( 7 );
	showViewed( localStorage );
	await settled();
	expect( fetchMock ).not.toHaveBeenCalled();
} );

test( 'remembers nothing on a page without the listing, nor where storage is denied', () => {
	document.body.innerHTML = '';
	showViewed( localStorage );
	expect( localStorage ).toHaveLength( 0 );
	document.body.innerHTML = place( 7 );
	expect( () => showViewed( null ) ).not.toThrow();
} );

test( 'a full storage keeps nobody from what is kept already', async () => {
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
