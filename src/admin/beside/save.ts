import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isShape, isText } from '../../transport/http/shape';

const isError = isShape< { message: string } >( { message: isText } );

/**
 * Saves a setting by WordPress's settings route.
 *
 * @param option Name of the option.
 * @param key    Key of the setting.
 * @param value  The new value.
 * @return Error message; empty: saved.
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
