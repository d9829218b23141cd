import contract from '../../contract';
import { scrollAt } from '../../core/scroll';
import { mayMove } from './motion';

const { limits, timings_ms: timings } = contract;

/** Events by which a shopper takes over the scrolling. */
const OWN = [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ];

/**
 * Scrolls a notice to slightly below the top of the window. Stops if the
 * shopper scrolls meanwhile.
 *
 * @see spec 9.3
 */
export const scrollToNotice = ( notice: Element ): void => {
	const from = window.scrollY;
	const to = Math.max(
		0,
		from + notice.getBoundingClientRect().top - limits.notices_offset_px
	);
	const go = ( top: number ) =>
		window.scrollTo( { top, behavior: 'instant' } );
	if ( ! mayMove() ) {
		go( to );
		return;
	}
	const over = new AbortController();
	const begun = performance.now();
	const step = () => {
		if ( over.signal.aborted ) {
			return;
		}
		const elapsed = performance.now() - begun;
		go( scrollAt( from, to, elapsed, timings.scroll_to_notices ) );
		if ( elapsed < timings.scroll_to_notices ) {
			requestAnimationFrame( step );
		} else {
			over.abort();
		}
	};
	for ( const type of OWN ) {
		window.addEventListener( type, () => over.abort(), {
			passive: true,
			signal: over.signal,
		} );
	}
	requestAnimationFrame( step );
};
