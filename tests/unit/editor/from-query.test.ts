import { fromQuery } from '../../../src/editor/shared/transforms/query';
import { shape } from '../../../src/editor/shared/transforms/shape';

describe( "WordPress's Query Loop transformed to a loop builder", () => {
	const inner = [
		shape( 'core/group', {}, [
			shape(
				'core/post-template',
				{ layout: { type: 'grid', columnCount: 4 } },
				[ shape( 'core/post-title' ) ]
			),
		] ),
		shape( 'core/query-pagination', {}, [
			shape( 'core/query-pagination-next' ),
		] ),
		shape( 'core/query-no-results', {}, [ shape( 'core/paragraph' ) ] ),
	];

	it( 'keeps the query and the post blocks', () => {
		const loop = fromQuery(
			{
				query: {
					postType: 'page',
					perPage: 6,
					offset: 2,
					orderBy: 'title',
					order: 'asc',
					sticky: 'exclude',
					taxQuery: { category: [ 3, 5 ] },
				},
			},
			inner
		);
		expect( loop?.attributes ).toEqual( {
			postType: 'page',
			perPage: 6,
			offset: 2,
			order: 'title',
			sticky: 'exclude',
			inherit: false,
			taxonomy: 'category',
			terms: [ 3, 5 ],
			layout: 'grid',
			columns: 4,
		} );
		expect( loop?.innerBlocks ).toEqual( [
			shape( 'core/group', {}, [
				shape( 'vitrine/loop-template', {}, [
					shape( 'core/post-title' ),
				] ),
			] ),
			shape( 'vitrine/loop-pagination' ),
			shape( 'vitrine/loop-empty', {}, [ shape( 'core/paragraph' ) ] ),
		] );
	} );

	it( 'reads terms in the format of newer versions', () => {
		expect(
			fromQuery(
				{ query: { taxQuery: { include: { post_tag: [ 8 ] } } } },
				[]
			)?.attributes
		).toMatchObject( { taxonomy: 'post_tag', terms: [ 8 ] } );
	} );

	it.each( [
		[ 'an author', { author: '4' } ],
		[ 'a search', { search: 'tea' } ],
		[ 'parents', { parents: [ 2 ] } ],
		[
			'two taxonomies',
			{ taxQuery: { category: [ 1 ], post_tag: [ 2 ] } },
		],
		[ 'excluded terms', { taxQuery: { exclude: { category: [ 1 ] } } } ],
	] )( 'is not offered with %s, which would be lost', ( _what, query ) => {
		expect( fromQuery( { query }, inner ) ).toBeNull();
	} );

	it( "is not offered with WooCommerce's product query attributes", () => {
		expect(
			fromQuery(
				{ query: { postType: 'product', __woocommerceOnSale: true } },
				[]
			)
		).toBeNull();
	} );
} );
