import {
	getContext,
	getElement,
	store,
	withSyncEvent,
} from '@wordpress/interactivity';
import contract from '../../src/contract';
import { isTopOnDevice, topThreshold } from '../../src/core/site/scroll';

interface Context {
	shown: boolean;
	devices: string;
}

const { markers } = contract;

/** @see spec 2.9, 9.5 */
store( 'vitrine/scroll-to-top', {
	actions: {
		scroll: withSyncEvent( ( event: Event ) => {
			event.preventDefault();
			const calm = window.matchMedia(
				'(prefers-reduced-motion: reduce)'
			);
			window.scrollTo( {
				top: 0,
				behavior: calm.matches ? 'auto' : 'smooth',
			} );
			// What comes next by keyboard is the page's first link again.
			const root = document.documentElement;
			root.tabIndex = -1;
			root.focus( { preventScroll: true } );
		} ),
	},
	callbacks: {
		watch: () => {
			const context = getContext< Context >();
			const button = getElement().ref;
			const header = document.querySelector< HTMLElement >(
				markers.any_header
			);
			const listening = new AbortController();
			const { signal } = listening;
			const look = () => {
				context.shown =
					isTopOnDevice( context.devices, window.innerWidth ) &&
					window.scrollY >
						topThreshold( header?.offsetHeight ?? null );
				if ( ! context.shown ) {
					button?.blur();
				}
			};
			const options = { passive: true, signal };
			window.addEventListener( 'scroll', look, options );
			window.addEventListener( 'resize', look, options );
			look();
			return () => listening.abort();
		},
	},
} );
