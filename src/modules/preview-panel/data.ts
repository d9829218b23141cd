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

/** A font that needs no download. */
export interface SiteFont {
	name: string;
	/** As CSS has it. */
	family: string;
}

/** What the panel knows of the site. */
export interface PanelData {
	url: string;
	origin: string;
	/** Of what is tried, in the browser's storage. */
	key: string;
	/** Address of the web-fonts service. */
	service: string;
	/** The theme's colours, in order. */
	palette: ThemeColor[];
	/** Palettes that the theme brings besides. */
	variations: { name: string; colors: string[] }[];
	fonts: SiteFont[];
	/** Id of the site's global styles; 0: its theme has none. */
	global_styles: number;
	keeps_logo: boolean;
	keeps_title: boolean;
	title_shown: boolean;
	/** Where fonts are installed; empty: nowhere. */
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

/** What the page says of the site; null when it says nothing. */
export const readPanelData = (): PanelData | null => {
	const data = readJson(
		document.getElementById( contract.preview.panel_data )?.textContent
	);
	return isData( data ) ? data : null;
};
