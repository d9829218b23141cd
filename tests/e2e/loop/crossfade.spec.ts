import { count, listing, loop, open, titles } from '../steps/listing';
import { expect, test } from '../support/test';

declare global {
	interface Window {
		/** Cross-fading parts of the page, each held in place. */
		fading?: string[];
	}
}

/** The same as in src/behaviours/loop/crossfade.ts. */
const TIME_OUT = 100;

test( 'replaced results fade, and new ones are clickable meanwhile', async ( {
	page,
	site,
} ) => {
	await page.addInitScript( ( timeOut ) => {
		// Disable the timeout, so that slow machines wait for the frame; a unit test covers the timeout.
		const later = window.setTimeout.bind( window );
		window.setTimeout = ( ( run: () => void, ms?: number ) =>
			ms === timeOut ? 0 : later( run, ms ) ) as typeof window.setTimeout;
		const begin = document.startViewTransition.bind( document );
		document.startViewTransition = ( update ) => {
			const transition = begin( update );
			void transition.ready.then( () => {
				const parts = document
					.getAnimations()
					.filter(
						( { effect } ) =>
							(
								effect as KeyframeEffect
							 ).pseudoElement?.startsWith( '::view-transition' )
					);
				parts.forEach( ( part ) => part.pause() );
				window.fading = parts.map(
					( { effect } ) =>
						( effect as KeyframeEffect ).pseudoElement ?? ''
				);
			} );
			return transition;
		};
	}, TIME_OUT );
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await at.getByRole( 'link', { name: /^Care/ } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	await expect
		.poll( () => page.evaluate( () => window.fading ) )
		.toContain( '::view-transition-old(vitrine-results)' );
	expect( await page.evaluate( () => window.fading ) ).not.toContain(
		'::view-transition-new(vitrine-results)'
	);
	const title = titles( at ).first();
	const name = await title.innerText();
	await title.getByRole( 'link' ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name } )
	).toBeVisible();
} );
