import contract from '../../contract';
import { isSavingData } from '../../transport/browser/signs';
import { LOOP, loopOf, queryOf } from './elements';

const { events, markers } = contract;

const LINK = `${ LOOP } [${ markers.loop_endless }]`;

/** So many pages come by themselves: then who wants the footer can reach it. */
export const MOST_AT_ONCE = 3;

/** How far below the window the next page is requested: `rootMargin` of an observer. */
const AHEAD = '0px 0px 600px 0px';

/** So many pages had come where a page was left that is come back to: its address says the last. */
const pagesBefore = ( link: Element ): number =>
	Number( link.getAttribute( markers.loop_page ) ) - 2;

/**
 * Asks for the next pages of listings as their ends come into view. What a visitor
 * does, a press of the button too, lets as many come again; a failure ends it until
 * then. Who asks for few bytes has the button alone.
 *
 * @see readings 19
 */
export const followEndless = (): void => {
	if ( isSavingData() ) {
		return;
	}
	/** The listings that have asked by themselves, and wait for the answer. */
	const asking = new Set< HTMLElement >();
	const came = new WeakMap< HTMLElement, number >();

	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				const root = loopOf( target );
				if (
					! isIntersecting ||
					! root ||
					! ( target instanceof HTMLElement ) ||
					asking.has( root )
				) {
					continue;
				}
				const before = came.get( root ) ?? pagesBefore( target );
				if ( before < MOST_AT_ONCE ) {
					came.set( root, before );
					asking.add( root );
					target.click();
				}
			}
		},
		{ rootMargin: AHEAD }
	);
	const observe = () => {
		// One that is still in view is told of only when it is looked at anew.
		observer.disconnect();
		document
			.querySelectorAll( LINK )
			.forEach( ( link ) => observer.observe( link ) );
	};

	const settle = ( event: Event, next: ( root: HTMLElement ) => number ) => {
		const { detail } = event as CustomEvent< { query_id: number } >;
		for ( const root of document.querySelectorAll< HTMLElement >( LOOP ) ) {
			if ( queryOf( root ) === detail.query_id ) {
				came.set( root, next( root ) );
				asking.delete( root );
			}
		}
		observe();
	};
	document.addEventListener( events.native.loop_updated, ( event ) =>
		settle( event, ( root ) =>
			asking.has( root ) ? ( came.get( root ) ?? 0 ) + 1 : 0
		)
	);
	document.addEventListener( events.native.loop_error, ( event ) =>
		settle( event, () => MOST_AT_ONCE )
	);
	observe();
};
