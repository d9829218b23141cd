import contract from '../../contract';
import { showRules } from './rules';

const { site_title: titles, style_title: id } = contract.preview;

/**
 * Shows or hides the site title, overriding the theme.
 *
 * @see spec 3.14
 */
export const showTitle = ( isShown: boolean ): void => {
	showRules( id, [] );
	const isHidden = [ ...document.querySelectorAll( titles ) ].some(
		( title ) => getComputedStyle( title ).display === 'none'
	);
	if ( ! isShown || isHidden ) {
		const display = isShown ? 'revert' : 'none';
		showRules( id, [ { selector: titles, style: { display } } ] );
	}
};
