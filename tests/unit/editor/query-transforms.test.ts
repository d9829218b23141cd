import {
	fromQuery,
	toQuery,
} from '../../../src/editor/shared/transforms/query';
import { type Shape, shape } from '../../../src/editor/shared/transforms/shape';

const paragraph = shape( 'core/paragraph' );
const ours = ( name: string, attributes = {}, inner: Shape[] = [] ) =>
	shape( `vitrine/${ name }`, attributes, inner );

/** Names as a tree. */
const names = ( blocks: readonly Shape[] ): unknown[] =>
	blocks.map( ( { name, innerBlocks } ) => [ name, names( innerBlocks ) ] );

describe( "a loop builder transformed to WordPress's Query Loop", () => {
	const inner = [
		shape( 'core/group', {}, [
			ours( 'loop-template', {}, [ shape( 'core/post-title' ) ] ),
		] ),
		ours( 'loop-pagination' ),
		ours( 'loop-empty', {}, [ paragraph ] ),
	];

	it.each( [
		[ { postType: 'page', perPage: 6, offset: 2, order: 'title' } ],
		[ { order: 'date-asc', sticky: 'only', layout: 'grid', columns: 4 } ],
		[ { taxonomy: 'category', terms: [ 3, 5 ], layout: 'list' } ],
		[ { inherit: true, sticky: 'exclude' } ],
	] )( 'survives a round trip: %j', ( attributes ) => {
		const there = toQuery( attributes, inner );
		expect( there?.name ).toBe( 'core/query' );
		const back = fromQuery( there!.attributes, there!.innerBlocks );
		expect( back?.attributes ).toMatchObject( attributes );
		expect( names( back?.innerBlocks ?? [] ) ).toEqual( names( inner ) );
	} );

	it.each( [
		[ 'a filter', {}, [ ours( 'loop-filters' ) ] ],
		[
			'a product part',
			{},
			[ ours( 'loop-template', {}, [ ours( 'loop-product' ) ] ) ],
		],
		[ 'a custom order', { order: 'price' }, [] ],
		[ 'an excluded current product', { withoutCurrent: true }, [] ],
	] )(
		'is not offered with %s, which would be lost',
		( _what, attributes, blocks ) => {
			expect( toQuery( attributes, blocks ) ).toBeNull();
		}
	);
} );
