<?php
/**
 * Responds like address services, or like broken ones. Run by PHP's built-in web
 * server; the first segment of the path selects the response.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$asked = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );

file_put_contents(
	(string) getenv( 'REQUESTS' ),
	json_encode(
		array(
			'method'  => $_SERVER['REQUEST_METHOD'],
			'url'     => $_SERVER['REQUEST_URI'],
			'headers' => array_change_key_case( getallheaders() ),
			'body'    => file_get_contents( 'php://input' ),
		)
	) . "\n",
	FILE_APPEND
);
header( 'Content-Type: application/json' );
list( , $which ) = explode( '/', $asked );
$recorded        = array(
	'photon' => 'photon.json',
	'google' => str_ends_with( $asked, ':autocomplete' ) ? 'google-autocomplete.json' : 'google-place.json',
);
if ( isset( $recorded[ $which ] ) ) {
	readfile( dirname( __DIR__, 3 ) . '/fixtures/addresses/' . $recorded[ $which ] );
	return;
}
switch ( $which ) {
	case 'empty':
		echo '{}';
		break;
	case 'shape':
		echo '{"features":"many","suggestions":7,"addressComponents":null}';
		break;
	case 'html':
		echo '<!doctype html><title>Sign in</title>';
		break;
	case 'huge':
		echo '{"features":[' . str_repeat( '{"type":"Feature"},', 200000 ) . '{}]}';
		break;
	case 'deep':
		echo '{"features":' . str_repeat( '[', 500 ) . str_repeat( ']', 500 ) . '}';
		break;
	case 'redirect':
		header( 'Location: /photon/api', true, 302 );
		break;
	default:
		http_response_code( (int) $which );
		echo '{"error":{"message":"API key not valid."}}';
}
