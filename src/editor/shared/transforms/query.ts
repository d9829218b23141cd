import {
	type Attributes,
	type Shape,
	count,
	flat,
	ids,
	record,
	shape,
	text,
} from './shape';

/** Sort orders of WordPress's Query Loop to those of the loop builder. */
const ORDERS: Record< string, string > = {
	'date desc': 'date',
	'date asc': 'date-asc',
	'title asc': 'title',
	'title desc': 'title-desc',
	'modified desc': 'modified',
	'menu_order asc': 'menu_order',
	'comment_count desc': 'comments',
};

const STICKY: Record< string, string > = {
	only: 'only',
	exclude: 'exclude',
};

/** The taxonomy that a query is limited to; null: several, or excluded terms. */
const limitOf = ( taxQuery: unknown ): Attributes | null => {
	const asked = record( taxQuery );
	if ( Object.keys( record( asked.exclude ) ).length > 0 ) {
		return null;
	}
	const chosen = Object.entries(
		'include' in asked ? record( asked.include ) : asked
	).filter( ( [ , terms ] ) => ids( terms ).length > 0 );
	if ( chosen.length > 1 ) {
		return null;
	}
	const [ only ] = chosen;
	return only ? { taxonomy: only[ 0 ], terms: ids( only[ 1 ] ) } : {};
};

/** Query parameters that the loop builder lacks. */
const FOREIGN = [ 'author', 'search', 'exclude', 'parents', 'format' ];

const isEmpty = ( value: unknown ): boolean =>
	! value || ( Array.isArray( value ) && value.length === 0 );

/** Converts a block in WordPress's Query Loop; other blocks are kept. */
const partOf = ( { name, attributes, innerBlocks }: Shape ): Shape => {
	switch ( name ) {
		case 'core/post-template':
			return shape( 'vitrine/loop-template', {}, innerBlocks );
		case 'core/query-pagination':
			return shape( 'vitrine/loop-pagination' );
		case 'core/query-no-results':
			return shape( 'vitrine/loop-empty', {}, innerBlocks );
		default:
			return shape( name, attributes, innerBlocks.map( partOf ) );
	}
};

/** The layout of WordPress's Query Loop. */
const layoutOf = ( innerBlocks: readonly Shape[] ): Attributes => {
	const template = flat( innerBlocks ).find(
		( { name } ) => name === 'core/post-template'
	);
	const layout = record( template?.attributes.layout );
	return layout.type === 'grid'
		? { layout: 'grid', columns: count( layout.columnCount, 3 ) }
		: { layout: 'list' };
};

/**
 * Converts WordPress's Query Loop to a loop builder.
 *
 * @param attributes  Attributes of `core/query`.
 * @param innerBlocks Its inner blocks.
 * @return Null if the loop builder lacks one of its parameters.
 */
export const fromQuery = (
	attributes: Attributes,
	innerBlocks: readonly Shape[]
): Shape | null => {
	const query = record( attributes.query );
	const limit = limitOf( query.taxQuery );
	if (
		! limit ||
		// A product query with WooCommerce's own parameters.
		Object.keys( query ).some(
			( name ) =>
				name.startsWith( '__woocommerce' ) && ! isEmpty( query[ name ] )
		) ||
		FOREIGN.some( ( name ) => ! isEmpty( query[ name ] ) )
	) {
		return null;
	}
	const order = `${ text( query.orderBy ) || 'date' } ${
		text( query.order ) || 'desc'
	}`;
	return shape(
		'vitrine/loop-builder',
		{
			postType: text( query.postType ) || 'post',
			perPage: count( query.perPage, 9 ),
			offset: Math.max( 0, Number( query.offset ) || 0 ),
			order: ORDERS[ order ] ?? 'date',
			sticky: STICKY[ text( query.sticky ) ] ?? 'ignore',
			inherit: query.inherit === true,
			...limit,
			...layoutOf( innerBlocks ),
		},
		innerBlocks.map( partOf )
	);
};

/** Converts a block in a loop builder; null: no counterpart. */
const theirPartOf = (
	{ name, attributes, innerBlocks }: Shape,
	layout: Attributes
): Shape | null => {
	const inner = innerBlocks.map( ( block ) => theirPartOf( block, layout ) );
	const known = inner.filter( ( block ) => block !== null );
	if ( known.length < inner.length ) {
		return null;
	}
	switch ( name ) {
		case 'vitrine/loop-template':
			return shape( 'core/post-template', { layout }, known );
		case 'vitrine/loop-pagination':
			return shape( 'core/query-pagination', {}, [
				shape( 'core/query-pagination-previous' ),
				shape( 'core/query-pagination-numbers' ),
				shape( 'core/query-pagination-next' ),
			] );
		case 'vitrine/loop-empty':
			return shape( 'core/query-no-results', {}, known );
		default:
			return name.startsWith( 'vitrine/loop-' )
				? null
				: shape( name, attributes, known );
	}
};

/**
 * Converts a loop builder to WordPress's Query Loop.
 *
 * @param loop        Its attributes.
 * @param innerBlocks Its inner blocks.
 * @return Null if WordPress has no counterpart: for filters, a search or other sort
 * orders.
 */
export const toQuery = (
	loop: Attributes,
	innerBlocks: readonly Shape[]
): Shape | null => {
	const order = Object.keys( ORDERS ).find(
		( key ) => ORDERS[ key ] === ( text( loop.order ) || 'date' )
	);
	const layout =
		loop.layout === 'list'
			? { type: 'default' }
			: { type: 'grid', columnCount: count( loop.columns, 3 ) };
	const inner = innerBlocks.map( ( block ) => theirPartOf( block, layout ) );
	const known = inner.filter( ( block ) => block !== null );
	if (
		order === undefined ||
		known.length < inner.length ||
		loop.withoutCurrent === true
	) {
		return null;
	}
	const [ orderBy, direction ] = order.split( ' ' );
	const taxonomy = text( loop.taxonomy );
	const terms = ids( loop.terms );
	return shape(
		'core/query',
		{
			query: {
				postType: text( loop.postType ) || 'post',
				perPage: count( loop.perPage, 9 ),
				pages: 0,
				offset: Math.max( 0, Number( loop.offset ) || 0 ),
				orderBy,
				order: direction,
				author: '',
				search: '',
				exclude: [],
				sticky: text( loop.sticky ) || 'ignore',
				inherit: loop.inherit === true,
				parents: [],
				format: [],
				taxQuery:
					taxonomy && terms.length ? { [ taxonomy ]: terms } : null,
			},
		},
		known
	);
};
