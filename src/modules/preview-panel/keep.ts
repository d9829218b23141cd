import apiFetch from '@wordpress/api-fetch';
import type { PreviewData, PreviewLogo } from '../../contract/types';
import { applyDesign, type GlobalStyles } from './rules/global-styles';
import type { PanelData } from './data';

/** Uploads a logo. Returns its attachment id. */
const upload = async ( dataUri: string ): Promise< number > => {
	const [ , type = 'png' ] = /^data:image\/(\w+)/.exec( dataUri ) ?? [];
	const bytes = Uint8Array.from(
		atob( dataUri.slice( dataUri.indexOf( ',' ) + 1 ) ),
		( character ) => character.charCodeAt( 0 )
	);
	const body = new FormData();
	body.append(
		'file',
		new Blob( [ bytes ], { type: `image/${ type }` } ),
		`logo.${ type === 'jpeg' ? 'jpg' : type }`
	);
	const { id } = await apiFetch< { id: number } >( {
		path: '/wp/v2/media',
		method: 'POST',
		body,
	} );
	return id;
};

const keepStyles = async ( data: PanelData, previewed: PreviewData ) => {
	const path = `/wp/v2/global-styles/${ data.global_styles }`;
	const now = await apiFetch< GlobalStyles >( {
		path: `${ path }?context=edit`,
	} );
	await apiFetch( {
		path,
		method: 'POST',
		data: applyDesign( now, previewed, data.palette ),
	} );
};

const keepIdentity = async (
	logo: PreviewLogo | undefined,
	isTitleShown: boolean | undefined
) => {
	const settings = {
		...( logo?.dataUri ? { site_logo: await upload( logo.dataUri ) } : {} ),
		...( isTitleShown === undefined
			? {}
			: { vitrine_settings: { hide_site_title: ! isTitleShown } } ),
	};
	if ( Object.keys( settings ).length ) {
		await apiFetch( {
			path: '/wp/v2/settings',
			method: 'POST',
			data: settings,
		} );
	}
};

/**
 * Applies the preview to the site: colors, fonts and logo width to its global
 * styles if the theme has any, logo and title to its settings.
 *
 * @throws Error From the REST API, with a message. The preview is kept.
 */
export const keepDesign = async (
	data: PanelData,
	previewed: PreviewData
): Promise< void > => {
	if ( data.global_styles ) {
		await keepStyles( data, previewed );
	}
	await keepIdentity(
		data.keeps_logo ? previewed.siteLogo : undefined,
		data.keeps_title ? previewed.siteTitle : undefined
	);
};
