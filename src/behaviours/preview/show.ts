import contract from '../../contract';
import type {
	PreviewData,
	PreviewPalette,
	PreviewSettings,
	PreviewTypography,
} from '../../contract/types';
import { paletteVariables } from '../../core/preview/palette';
import { typographyRules } from '../../core/preview/typography';
import { webFontsUrl } from '../../core/preview/web-fonts';
import { make } from '../dom/make';
import { showLogo } from './logo';
import { showRules } from './rules';
import { showTitle } from './title';

const { preview } = contract;

/** Font families loaded by the page itself. */
const ownFonts = () => {
	const { fonts } = document as Partial< Pick< Document, 'fonts' > >;
	return [ ...( fonts ?? [] ) ].map( ( { family } ) =>
		family.replaceAll( /^["']|["']$/g, '' )
	);
};

const showWebFonts = ( service: string, typography: PreviewTypography ) => {
	// Remove it first: its fonts are not the page's own.
	document.getElementById( preview.web_fonts )?.remove();
	const url = webFontsUrl( service, typography, ownFonts() );
	if ( url ) {
		const { web_fonts: id } = preview;
		document.head.append(
			make( 'link', { id, rel: 'stylesheet', href: url } )
		);
	}
};

const showPalette = (
	{ colors }: PreviewPalette,
	{ variables }: PreviewSettings
) => {
	const style = paletteVariables( colors, variables );
	showRules(
		preview.style_palette,
		colors.length ? [ { selector: ':root', style } ] : []
	);
};

/**
 * Shows the parts of a preview in the head, possible before the body exists.
 *
 * @see spec 4.15, field 39
 */
export const showStyles = (
	{ colorPalette, siteTypography }: PreviewData,
	settings: PreviewSettings
): void => {
	if ( colorPalette ) {
		showPalette( colorPalette, settings );
	}
	if ( siteTypography ) {
		showRules(
			preview.style_typography,
			typographyRules( siteTypography )
		);
		showWebFonts( settings.fonts, siteTypography );
	}
};

/** Shows the parts of a preview in the body. @see spec 4.15 */
export const showIdentity = ( { siteLogo, siteTitle }: PreviewData ): void => {
	if ( siteLogo ) {
		showLogo( siteLogo );
	}
	if ( siteTitle !== undefined ) {
		showTitle( siteTitle );
	}
};

/**
 * Hides the admin toolbar and the space reserved for it.
 *
 * @see spec 2.10
 */
export const hideToolbar = (): void =>
	showRules( preview.style_toolbar, [
		{ selector: preview.toolbar, style: { display: 'none' } },
		{
			selector: 'html',
			style: {
				'margin-top': '0px',
				'--wp-admin--admin-bar--height': '0px',
			},
		},
	] );
