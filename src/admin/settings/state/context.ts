import { createContext, useContext } from '@wordpress/element';
import type { Settings } from './use-settings';

export const SettingsContext = createContext< Settings | null >( null );

/** The state of the settings screen. */
export const useSettingsContext = (): Settings => {
	const settings = useContext( SettingsContext );
	if ( ! settings ) {
		throw new Error( 'Not on the settings screen.' );
	}
	return settings;
};
