import type { Page } from '@playwright/test';
import { FORCED_STATES } from './specimens/specimen';

/** Forces pseudo-states that usually need a pointer or the keyboard. */
export async function forceStates( page: Page ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'DOM.enable' );
	await session.send( 'CSS.enable' );
	const { root } = await session.send( 'DOM.getDocument' );
	for ( const state of FORCED_STATES ) {
		const { nodeIds } = await session.send( 'DOM.querySelectorAll', {
			nodeId: root.nodeId,
			selector: `[data-force="${ state }"] :is(a, button, input, select, textarea)`,
		} );
		for ( const nodeId of nodeIds ) {
			await session.send( 'CSS.forcePseudoState', {
				nodeId,
				forcedPseudoClasses: [ state ],
			} );
		}
	}
}
