import { getContext, store, withSyncEvent } from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import contract from '../../src/contract';
import { isTopOnDevice, topThreshold } from '../../src/core/site/scroll';

interface Context {
	shown: boolean;
	devices: string;
}

const { markers } = contract;

const watch = ( button: HTMLElement ) => {
	const context = getContext< Context >();
	const header = document.querySelector< HTMLElement >( markers.any_header );
	const look = () => {
		context.shown =
			isTopOnDevice( context.devices, window.innerWidth ) &&
			window.scrollY > topThreshold( header?.offsetHeight ?? null );
		if ( ! context.shown ) {
			button.blur();
		}
	};
	window.addEventListener( 'scroll', look, { passive: true } );
	window.addEventListener( 'resize', look, { passive: true } );
	look();
};

/** @see spec 2.9, 9.5 */
store( 'vitrine/scroll-to-top', {
	state: { attach: attach( watch ) },
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
			// Move the focus to the start of the page, so that Tab goes to its
			// first link.
			const root = document.documentElement;
			root.tabIndex = -1;
			root.focus( { preventScroll: true } );
		} ),
	},
} );
