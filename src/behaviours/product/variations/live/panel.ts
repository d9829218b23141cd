import { asItStood } from '../engine/html';
import { mayMove } from '../../../scroll/motion';
import { make } from '../../../dom/make';
import { fetchFragments, type Sanitise } from '../../../fragments/fetch';
import contract from '../../../../contract';
import type { Variation } from '../../../../contract/types';

const { markers, timings_ms: timings } = contract;

let clean: Sanitise | undefined;

/** Fetches what cleans HTML. */
export const loadSanitiser = async (): Promise< Sanitise > => {
	const { sanitise } = await fetchFragments();
	// Its first run is the slow one, while the browser compiles it: not the choice's.
	sanitise( '<b>0</b>' );
	return ( clean = sanitise );
};

/** What a panel shows. */
type PanelText = Pick<
	Variation,
	'price_html' | 'availability_html' | 'variation_description'
>;

const panelOf = ( form: Element ) =>
	form.querySelector< HTMLElement >( markers.variation_panel );

const part = ( name: string, html: string, sanitise: Sanitise ) =>
	make( 'div', { class: name }, html ? sanitise( html ) : '' );

const slide = ( panel: HTMLElement ) => {
	// jsdom, and a browser from before 2020, has neither.
	if ( 'animate' in panel && mayMove() ) {
		// Before the frame is painted, which needs the layout in any case: the
		// choice itself waits for none.
		requestAnimationFrame( () => {
			const blockSize = `${ panel.offsetHeight }px`;
			panel.animate(
				[
					{ blockSize: '0', overflow: 'hidden' },
					{ blockSize, overflow: 'hidden' },
				],
				{ duration: timings.variation_slide, easing: 'ease-out' }
			);
		} );
	}
};

const put = ( panel: HTMLElement, ...nodes: Node[] ) => {
	const closed = panel.style.display === 'none' || ! panel.childElementCount;
	panel.replaceChildren( ...nodes );
	panel.style.display = '';
	if ( closed ) {
		slide( panel );
	}
};

const fill = ( panel: HTMLElement, text: PanelText, sanitise: Sanitise ) =>
	put(
		panel,
		part(
			markers.variation_description,
			text.variation_description,
			sanitise
		),
		part( markers.variation_price, text.price_html, sanitise ),
		part( markers.variation_availability, text.availability_html, sanitise )
	);

const wordsOf = ( panel: Element ): string =>
	[ markers.variation_price, markers.variation_availability ]
		.map(
			( name ) =>
				panel.querySelector( `.${ name }` )?.textContent.trim() ?? ''
		)
		.filter( Boolean )
		.join( '. ' );

/** What each panel is to show: an older text that was delayed is not shown. */
const wanted = new WeakMap< Element, PanelText >();

/**
 * Fills the panel and opens it, at once where the sanitiser is there.
 *
 * @param after Gets what the panel says, for those who do not see it.
 * @see spec 4.13, 9.13
 */
export const openPanel = (
	form: Element,
	text: PanelText,
	after: ( words: string ) => void = () => {}
): void => {
	const panel = panelOf( form );
	if ( ! panel ) {
		return;
	}
	wanted.set( panel, text );
	const open = ( sanitise: Sanitise ) => {
		if ( wanted.get( panel ) === text ) {
			fill( panel, text, sanitise );
			after( wordsOf( panel ) );
		}
	};
	if ( clean ) {
		open( clean );
	} else {
		loadSanitiser().then( open, reportError );
	}
};

/**
 * Fills the panel of an engine's own form as its script does.
 *
 * @param instead Of one that is not to be seen.
 * @see readings 30
 */
export const openEnginePanel = (
	form: Element,
	variation: PanelText & Pick< Variation, 'variation_is_visible' >,
	instead: string
): void => {
	const panel = panelOf( form );
	if ( ! panel ) {
		return;
	}
	if ( variation.variation_is_visible ) {
		fill( panel, variation, asItStood );
	} else {
		put( panel, make( 'p', { role: 'alert' }, instead ) );
	}
};

/** Whether the panel shows something already, since the server printed it. */
export const isPrinted = ( form: Element ): boolean =>
	Boolean( panelOf( form )?.childElementCount );

/** Closes the panel. What it held is taken away, it may be read no more, but where others look for it. */
export const closePanel = ( form: Element, keep = false ): void => {
	const panel = panelOf( form );
	if ( panel ) {
		wanted.delete( panel );
		if ( ! keep ) {
			panel.replaceChildren();
		}
		panel.style.display = 'none';
	}
};
