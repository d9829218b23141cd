import { placeInRow, tabAskedFor } from '../../../src/core/tabs';

describe( 'the tab in a URL', () => {
	const asked = ( address: string ) =>
		tabAskedFor( new URL( address, 'https://shop.test' ), 'reviews' );

	it.each( [
		[ '/mug/', '' ],
		[ '/mug/#more', '' ],
		[ '/mug/#tab-additional_information', 'additional_information' ],
		[ '/mug/#tab-reviews', 'reviews' ],
		[ '/mug/#reviews', 'reviews' ],
		[ '/mug/#comment-12', 'reviews' ],
		[ '/mug/#li-comment-12', 'reviews' ],
		[ '/mug/#respond', 'reviews' ],
		[ '/mug/comment-page-2/', 'reviews' ],
		[ '/mug/?cpage=2', 'reviews' ],
		[ '/mug/?xcpage=2', '' ],
	] )( 'of %s is %j', ( address, name ) => {
		expect( asked( address ) ).toBe( name );
	} );
} );

describe( 'a key in a tab list', () => {
	const row = { count: 3, rightToLeft: false, vertical: false };

	it.each( [
		[ 'ArrowRight', 0, row, 1 ],
		[ 'ArrowRight', 2, row, 0 ],
		[ 'ArrowLeft', 0, row, 2 ],
		[ 'ArrowLeft', 1, { ...row, rightToLeft: true }, 2 ],
		[ 'ArrowDown', 0, row, null ],
		[ 'ArrowDown', 0, { ...row, vertical: true }, 1 ],
		[ 'ArrowUp', 0, { ...row, vertical: true, rightToLeft: true }, 2 ],
		[ 'ArrowRight', 0, { ...row, vertical: true }, null ],
		[ 'Home', 2, row, 0 ],
		[ 'End', 0, row, 2 ],
		[ 'Enter', 0, row, null ],
	] )( '%s from %i', ( key, from, how, to ) => {
		expect( placeInRow( key, from, how ) ).toBe( to );
	} );
} );
