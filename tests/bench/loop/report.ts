import { kb, table } from '../table';
import type { ChangeFigures } from './change';
import type { PostsFigures } from './posts';

/** A filter change compared with the full page, as Markdown. */
export const renderChange = ( change: ChangeFigures ): string =>
	table(
		[ 'filter of a listing', 'KB gzip', 'own JS', 'ms' ],
		[
			[
				'first change, in place',
				kb( change.answers ),
				kb( change.script ),
				change.first.toFixed( 1 ),
			],
			[ 'the next', '-', '0.0', change.next.toFixed( 1 ) ],
			[
				`its islands (${ kb(
					change.waking
				) } with WordPress's script)`,
				'-',
				kb( change.islands ),
				'-',
			],
			[
				'whole page (document)',
				kb( change.document ),
				'-',
				change.load.toFixed( 1 ),
			],
		]
	);

/**
 * Returns what 10,000 more posts cost a request, from the difference between the
 * lowest and the highest number of posts.
 *
 * @param of Figures of one kind of request, by rising number of posts.
 * @return Milliseconds; NaN if only one number of posts was measured.
 */
export const perTenThousand = ( of: readonly PostsFigures[] ): number => {
	const [ fewest ] = of;
	const most = of.at( -1 );
	return fewest && most
		? ( most.ms - fewest.ms ) / ( ( most.posts - fewest.posts ) / 10_000 )
		: NaN;
};

/** Requests by number of posts, as Markdown. */
export const renderPosts = ( figures: readonly PostsFigures[] ): string => {
	const kinds = new Set( figures.map( ( { request } ) => request ) );
	const rows = [ ...kinds ].flatMap( ( kind ) => {
		const of = figures.filter( ( { request } ) => request === kind );
		return of.map( ( figure ) => [
			kind,
			String( figure.posts ),
			figure.ms.toFixed( 1 ),
			figure === of.at( -1 ) ? perTenThousand( of ).toFixed( 2 ) : '',
			String( figure.queries ),
			kb( figure.bytes ),
		] );
	} );
	return table(
		[
			'listing on MariaDB',
			'posts',
			'server ms',
			'ms per further 10,000',
			'SQL queries',
			'KB gzip',
		],
		rows
	);
};
