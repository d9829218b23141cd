import contract from '../contract';
import { pageCookie } from '../transport/browser/storage/cookies';

// Printed right after the notice, so that a dismissed one is never painted.
const notice = document.currentScript?.previousElementSibling;
if ( notice instanceof HTMLElement ) {
	const { store_notice_prefix: prefix, store_notice_value: hidden } =
		contract.cookies;
	const hide = () => {
		notice.hidden =
			pageCookie( prefix + ( notice.dataset.noticeId ?? '' ) ) === hidden;
	};
	hide();
	// It may have been dismissed since the page was prerendered.
	document.addEventListener( 'prerenderingchange', hide );
}
