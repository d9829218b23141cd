import { parseTrustedHtml } from '../engine/html';
import { mayMove } from '../../../scroll/motion';
import { make } from '../../../dom/make';
import { fetchFragments, type Sanitize } from '../../../fragments/fetch';
import contract from '../../../../contract';
import type { Variation } from '../../../../contract/types';
import { showPrice } from './price';

const { markers, timings_ms: timings } = contract;

let clean: Sanitize | undefined;

/** Loads the sanitizer. */
export const loadSanitizer = async (): Promise< Sanitize > => {
	const { sanitize } = await fetchFragments();
	// Warm up: the first run is slow, since the browser compiles it.
	sanitize( '<b>0</b>' );
	return ( clean = sanitize );
};

/** The texts of a panel. */
type PanelText = Pick<
	Variation,
	'price_html' | 'availability_html' | 'variation_description'
>;

const panelOf = ( form: Element ) =>
	form.querySelector< HTMLElement >( markers.variation_panel );

const part = ( name: string, html: string, sanitize: Sanitize ) =>
	make( 'div', { class: name }, html ? sanitize( html ) : '' );

const slide = ( panel: HTMLElement ) => {
	// Missing in jsdom and in browsers before 2020.
	if ( 'animate' in panel && mayMove() ) {
		// Measure right before the paint, to avoid a forced layout now.
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
	// Themes may hide it until the engine's script shows it.
	if ( getComputedStyle( panel ).display === 'none' ) {
		panel.style.display = 'block';
	}
	if ( closed ) {
		slide( panel );
	}
};

const fill = ( panel: HTMLElement, text: PanelText, sanitize: Sanitize ) =>
	put(
		panel,
		part(
			markers.variation_description,
			text.variation_description,
			sanitize
		),
		part( markers.variation_price, text.price_html, sanitize ),
		part( markers.variation_availability, text.availability_html, sanitize )
	);

const wordsOf = ( panel: Element ): string =>
	[ markers.variation_price, markers.variation_availability ]
		.map(
			( name ) =>
				panel.querySelector( `.${ name }` )?.textContent.trim() ?? ''
		)
		.filter( Boolean )
		.join( '. ' );

/** The latest text of each panel, to skip delayed older ones. */
const wanted = new WeakMap< Element, PanelText >();

/**
 * Fills and opens the panel, at once if the sanitizer is loaded, and shows the
 * variation's price in place of the product's.
 *
 * @param after Called with the panel's text, for screen readers.
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
	const open = ( sanitize: Sanitize ) => {
		if ( wanted.get( panel ) === text ) {
			fill( panel, text, sanitize );
			showPrice( form, text.price_html, sanitize );
			after( wordsOf( panel ) );
		}
	};
	if ( clean ) {
		open( clean );
	} else {
		loadSanitizer().then( open, reportError );
	}
};

/**
 * Fills the panel of the engine's own form as its script does.
 *
 * @param instead Text for a variation that is not visible.
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
		fill( panel, variation, parseTrustedHtml );
	} else {
		put( panel, make( 'p', { role: 'alert' }, instead ) );
	}
};

/** Whether the server has printed the panel's contents. */
export const isPrinted = ( form: Element ): boolean =>
	Boolean( panelOf( form )?.childElementCount );

/** Closes the panel and, unless `keep` is set, empties it. */
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
