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

/** Orders of WordPress's list to those of the loop builder. */
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

/** The one taxonomy that a list is limited to; null: it is more than one, or leaves terms out. */
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

/** What the loop builder has no setting for. */
const FOREIGN = [ 'author', 'search', 'exclude', 'parents', 'format' ];

const isEmpty = ( value: unknown ): boolean =>
	! value || ( Array.isArray( value ) && value.length === 0 );

/** The blocks of WordPress's list as those of the loop builder; others stay. */
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

/** How the results of WordPress's list stand. */
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
 * WordPress's Query Loop as a loop builder.
 *
 * @param attributes  Of `core/query`.
 * @param innerBlocks In it.
 * @return Null where it asks for what the loop builder has no setting for.
 */
export const fromQuery = (
	attributes: Attributes,
	innerBlocks: readonly Shape[]
): Shape | null => {
	const query = record( attributes.query );
	const limit = limitOf( query.taxQuery );
	if (
		! limit ||
		// A list of products by what WooCommerce alone knows of them.
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

/** The blocks of a loop builder as those of WordPress's list; null: it has no such block. */
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
 * A loop builder as WordPress's Query Loop.
 *
 * @param loop        Its attributes.
 * @param innerBlocks In it.
 * @return Null where WordPress has no such list: with filters, a search, an order of its own.
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
