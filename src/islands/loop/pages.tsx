import { Fragment } from '@wordpress/element';
import contract from '../../contract';
import { pagesNear } from '../../core/loop/pages';
import { classes } from '../parts/classes';
import { instead } from './reset';
import type { LoopPagesProps } from './types';

const { markers } = contract;

type Props = LoopPagesProps & { onPage?: ( page: number ) => void };

const linkTo = ( { urls, onPage }: Props, page: number ) => ( {
	href: urls[ page ],
	...{ [ markers.loop_control ]: 'page', [ markers.loop_page ]: page },
	onClick: instead( onPage && ( () => onPage( page ) ) ),
} );

/** A link text with letters needs no accessible name. */
const hasWords = ( html: string ) =>
	/\p{L}/u.test( html.replace( /<[^>]*>/g, '' ) );

const Neighbour = ( { rel, ...props }: Props & { rel: 'prev' | 'next' } ) => {
	const [ step, name, arrow ] =
		rel === 'prev'
			? ( [ -1, 'previous', '←' ] as const )
			: ( [ 1, 'next', '→' ] as const );
	const { [ name ]: html = arrow } = props.look ?? {};
	return html === null ? null : (
		<li>
			<a
				className={ classes( 'page-numbers', rel ) }
				rel={ rel }
				aria-label={
					hasWords( html ) ? undefined : props.labels[ name ]
				}
				{ ...linkTo( props, props.page + step ) }
				dangerouslySetInnerHTML={ { __html: html } }
			/>
		</li>
	);
};

const Numbered = ( { number, ...props }: Props & { number: number } ) => {
	const label = props.labels.page.replace( /%(1\$)?d/, String( number ) );
	return number === props.page ? (
		<li>
			<span className="page-numbers current" aria-current="page">
				<span className="screen-reader-text">{ label }</span>
				<span aria-hidden="true">{ number }</span>
			</span>
		</li>
	) : (
		<li>
			<a
				className="page-numbers"
				aria-label={ label }
				{ ...linkTo( props, number ) }
			>
				{ number }
			</a>
		</li>
	);
};

/**
 * The pagination of a listing: page numbers, previous and next links only, or a
 * "load more" link. Twin of `View\Loop\LoopPagination`.
 *
 * @param props
 */
export const LoopPages = ( props: Props ) => {
	const { kind, page, last, labels } = props;
	if ( kind === 'more' || kind === 'scroll' ) {
		return (
			<>
				{ props.alone && page > 1 && (
					<a
						className="vitrine-loop-before"
						rel="prev"
						{ ...linkTo( props, page - 1 ) }
					>
						{ labels.previous }
					</a>
				) }
				{ page < last && (
					<a
						className={ classes(
							markers.loop_more,
							'button',
							'wp-element-button'
						) }
						{ ...( kind === 'scroll' && {
							[ markers.loop_endless ]: '',
						} ) }
						{ ...linkTo( props, page + 1 ) }
					>
						{ labels.more }
					</a>
				) }
			</>
		);
	}
	if ( last < 2 ) {
		return null;
	}
	const numbers =
		kind === 'numbers' ? pagesNear( page, last, props.look ) : [];
	// The page is part of the key so that a clicked link is removed and loses
	// the focus.
	return (
		<ul className="page-numbers">
			{ page > 1 && page <= last && (
				<Neighbour key={ `prev ${ page }` } rel="prev" { ...props } />
			) }
			{ numbers.map( ( number, index ) => (
				<Fragment key={ number }>
					{ number - ( numbers[ index - 1 ] ?? 0 ) > 1 && (
						<li>
							<span className="page-numbers dots">…</span>
						</li>
					) }
					<Numbered number={ number } { ...props } />
				</Fragment>
			) ) }
			{ page < last && (
				<Neighbour key={ `next ${ page }` } rel="next" { ...props } />
			) }
		</ul>
	);
};
