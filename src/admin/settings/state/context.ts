import { createContext, useContext } from '@wordpress/element';
import type { Settings } from './use-settings';

export const SettingsContext = createContext< Settings | null >( null );

/** The settings of the screen that a component stands on. */
export const useSettingsContext = (): Settings => {
	const settings = useContext( SettingsContext );
	if ( ! settings ) {
		throw new Error( 'Not on the settings screen.' );
	}
	return settings;
};
