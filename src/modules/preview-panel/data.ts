import contract from '../../contract';
import type { ThemeColor } from './rules/global-styles';
import { readJson } from '../../transport/http/json';
import {
	isList,
	isNumber,
	isShape,
	isText,
	isTruth,
} from '../../transport/http/shape';

/** A font that is available on the site. */
export interface SiteFont {
	name: string;
	/** CSS `font-family`. */
	family: string;
}

/** The site's data for the panel. */
export interface PanelData {
	url: string;
	origin: string;
	/** Storage key of the preview. */
	key: string;
	/** URL of the web font service. */
	service: string;
	/** The theme's palette in order. */
	palette: ThemeColor[];
	/** Palettes of the theme's style variations. */
	variations: { name: string; colors: string[] }[];
	fonts: SiteFont[];
	/** Id of the global styles post; 0: the theme has none. */
	global_styles: number;
	keeps_logo: boolean;
	keeps_title: boolean;
	title_shown: boolean;
	/** URL of the screen for installing fonts; empty: none. */
	fonts_url: string;
}

const isData = isShape< PanelData >( {
	url: isText,
	origin: isText,
	key: isText,
	service: isText,
	palette: isList(
		isShape< ThemeColor >( { slug: isText, name: isText, color: isText } )
	),
	variations: isList(
		isShape< PanelData[ 'variations' ][ number ] >( {
			name: isText,
			colors: isList( isText ),
		} )
	),
	fonts: isList( isShape< SiteFont >( { name: isText, family: isText } ) ),
	global_styles: isNumber,
	keeps_logo: isTruth,
	keeps_title: isTruth,
	title_shown: isTruth,
	fonts_url: isText,
} );

/** Reads the site's data from the page; null: none. */
export const readPanelData = (): PanelData | null => {
	const data = readJson(
		document.getElementById( contract.preview.panel_data )?.textContent
	);
	return isData( data ) ? data : null;
};
