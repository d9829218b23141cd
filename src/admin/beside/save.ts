import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isShape, isText } from '../../transport/http/shape';

const isError = isShape< { message: string } >( { message: isText } );

/**
 * Saves one setting by WordPress's own route.
 *
 * @param option Name of the option that holds the settings.
 * @param key    Of the setting.
 * @param value  What it is to be.
 * @return What went wrong; empty: it is saved.
 */
export const save = async (
	option: string,
	key: string,
	value: boolean | string
): Promise< string > => {
	try {
		await apiFetch( {
			path: '/wp/v2/settings',
			method: 'POST',
			data: { [ option ]: { [ key ]: value } },
		} );
		return '';
	} catch ( error ) {
		return isError( error )
			? error.message
			: __( 'This could not be saved. Please try again.', 'vitrine' );
	}
};
