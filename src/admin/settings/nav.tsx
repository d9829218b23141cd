import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../core/site/plain-click';
import { tabOf, type Tab, type TabId } from '../../core/settings/tabs';

interface Props {
	tabs: readonly Tab[];
	/** Section names by id. */
	labels: ReadonlyMap< string, string >;
	/** Current section; empty: search results. */
	section: string;
	addressOf: ( section: string ) => string;
	go: ( section: string ) => void;
}

const tabLabels = (): Record< TabId, string > => ( {
	general: __( 'General', 'vitrine' ),
	products: __( 'Products', 'vitrine' ),
	tax: __( 'Tax', 'vitrine' ),
	shipping: __( 'Shipping', 'vitrine' ),
	payments: __( 'Payments', 'vitrine' ),
	accounts: __( 'Accounts & privacy', 'vitrine' ),
	advanced: __( 'Advanced', 'vitrine' ),
} );

/** The tabs in WordPress's style, and the sections of the current tab. */
export const Nav = ( { tabs, labels, section, addressOf, go }: Props ) => {
	const names = tabLabels();
	const shown = tabOf( tabs, section );
	const follow = ( id: string ) => ( event: MouseEvent ) => {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			go( id );
		}
	};
	return (
		<>
			<nav
				className="nav-tab-wrapper"
				aria-label={ __( 'Settings', 'vitrine' ) }
			>
				{ tabs.map( ( { id, sections: [ first = '' ] } ) => (
					<a
						key={ id }
						className={ `nav-tab${
							shown?.id === id ? ' nav-tab-active' : ''
						}` }
						href={ addressOf( first ) }
						aria-current={ shown?.id === id ? 'page' : undefined }
						onClick={ follow( first ) }
					>
						{ names[ id ] }
					</a>
				) ) }
			</nav>
			{ shown && shown.sections.length > 1 && (
				<nav
					className="vitrine-settings__sections"
					aria-label={ sprintf(
						/* translators: %s: name of a tab of settings. */
						__( 'Sections of “%s”', 'vitrine' ),
						names[ shown.id ]
					) }
				>
					<ul>
						{ shown.sections.map( ( id ) => (
							<li key={ id }>
								<a
									href={ addressOf( id ) }
									aria-current={
										id === section ? 'page' : undefined
									}
									onClick={ follow( id ) }
								>
									{ labels.get( id ) }
								</a>
							</li>
						) ) }
					</ul>
				</nav>
			) }
		</>
	);
};
