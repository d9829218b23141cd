import { canSpare, nextPages } from '../../../../src/core/instant/next-pages';

const HERE = 'https://shop.example/shop/';

const all = ( products: string[], next: string | null = null ) =>
	nextPages( HERE, products, next, ( url ) => url.includes( '/cart/' ) );

it( "names the first row's products, at most four, and the listing's next page", () => {
	expect(
		all(
			[ '/product/a/', '/product/b/#reviews', '/c/', '/d/', '/e/' ],
			`${ HERE }?product-page=2&orderby-1=price`
		)
	).toEqual( [
		'https://shop.example/product/a/',
		'https://shop.example/product/b/',
		'https://shop.example/c/',
		'https://shop.example/d/',
		`${ HERE }?product-page=2&orderby-1=price`,
	] );
	expect( all( [] ) ).toEqual( [] );
} );

it.each( [
	[ 'another site', 'https://else.example/' ],
	[ 'the current page', `${ HERE }#top` ],
	[ 'URLs that change the cart', '/shop/?add-to-cart=1' ],
	[ 'pages of another product query', '/product/a/?product-page=2' ],
	[ 'excluded URLs', '/cart/' ],
	[ 'an invalid URL', 'https://' ],
	[ 'mailto links', 'mailto:a@b.example' ],
] )( 'omits %s', ( _, url ) => {
	expect( all( [ url ] ) ).toEqual( [] );
} );

it( 'omits a next page whose URL has side effects', () => {
	expect( all( [], '/shop/?product-page=2&add-to-cart=1' ) ).toEqual( [] );
	expect( all( [ '/a/', '/a/' ] ) ).toHaveLength( 1 );
} );

it.each( [
	[ {}, true ],
	[ { effectiveType: '4g', memory: 8, saveData: false }, true ],
	[ { saveData: true }, false ],
	[ { effectiveType: '3g' }, false ],
	[ { effectiveType: 'slow-2g' }, false ],
	[ { memory: 1 }, false ],
	[ { memory: 2 }, true ],
] )( 'decides for a device with %j whether to prefetch', ( device, can ) => {
	expect( canSpare( device ) ).toBe( can );
} );
