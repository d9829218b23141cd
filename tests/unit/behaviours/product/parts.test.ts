/**
 * @jest-environment jsdom
 */
import {
	elementsOf,
	findInProduct,
} from '../../../../src/behaviours/product/parts';

const part = ( id: number, inner: string ): string =>
	`<div class="product" data-vitrine-part-of="${ id }">${ inner }</div>`;

const at = ( id: string ): Element => document.getElementById( id )!;

const ids = ( elements: Element[] ): string[] =>
	elements.map( ( { id } ) => id );

test( 'a product block is one element, whatever is beside it', () => {
	document.body.innerHTML = `<div class="product"><i id="form"></i><b id="own"></b></div>${ part(
		7,
		'<b id="other"></b>'
	) }`;
	expect( elementsOf( at( 'form' ) ) ).toHaveLength( 1 );
	expect( ids( findInProduct( at( 'form' ), 'b' ) ) ).toEqual( [ 'own' ] );
} );

test( 'standalone parts belong to one product, on the page and in each loop item', () => {
	document.body.innerHTML = `${ part( 7, '<i id="form"></i>' ) }${ part(
		7,
		'<b id="picture"></b>'
	) }${ part( 8, '<b id="another"></b>' ) }<li class="wp-block-post">${ part(
		7,
		'<i id="form-in-loop"></i>'
	) }${ part( 7, '<b id="picture-in-loop"></b>' ) }</li>`;
	expect( ids( findInProduct( at( 'form' ), 'b' ) ) ).toEqual( [
		'picture',
	] );
	expect( ids( findInProduct( at( 'form-in-loop' ), 'b' ) ) ).toEqual( [
		'picture-in-loop',
	] );
	document.body.innerHTML = '<i id="form"></i>';
	expect( elementsOf( at( 'form' ) ) ).toEqual( [] );
} );
