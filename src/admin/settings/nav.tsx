import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isPlainClick } from '../../core/site/plain-click';

interface Props {
	pages: { id: string; label: string }[];
	tab: string;
	addressOf: ( id: string ) => string;
	go: ( id: string ) => void;
}

/** The ways to the pages of the screen; a list on wide screens, a select on small ones. */
export const Nav = ( { pages, tab, addressOf, go }: Props ) => (
	<>
		<nav
			className="vitrine-settings__nav"
			aria-label={ __( 'Groups of settings', 'vitrine' ) }
		>
			<ul>
				{ pages.map( ( { id, label } ) => (
					<li key={ id }>
						<a
							href={ addressOf( id ) }
							aria-current={ id === tab ? 'page' : undefined }
							onClick={ ( event ) => {
								if ( isPlainClick( event ) ) {
									event.preventDefault();
									go( id );
								}
							} }
						>
							{ label }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
		<div className="vitrine-settings__select">
			<SelectControl
				label={ __( 'Group of settings', 'vitrine' ) }
				value={ tab }
				options={ pages.map( ( { id, label } ) => ( {
					value: id,
					label,
				} ) ) }
				onChange={ go }
			/>
		</div>
	</>
);
