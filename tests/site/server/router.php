<?php
/**
 * Router of PHP's built-in web server: serves files as they are, and everything
 * else with WordPress, like a web server with pretty permalinks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$vitrine_root = (string) $_SERVER['DOCUMENT_ROOT'];
$vitrine_path = rawurldecode( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$vitrine_file = $vitrine_root . $vitrine_path;

// Compression as by a real web server, for measurements only; it would slow down the tests.
if ( isset( $_SERVER['HTTP_X_COMPRESS'] ) ) {
	ini_set( 'zlib.output_compression', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- Applies to this request only, before output.
}

// A job of this site, which the client has just written.
if ( preg_match( '#^/\.job/([\w-]+)$#D', $vitrine_path, $vitrine_parts ) ) {
	require __DIR__ . '/served-job.php';
	return true;
}

// The plugin's folder is linked into the site with its development tools, which must not be served.
if ( preg_match( '#/\.|/node_modules/|\x00#', $vitrine_path ) ) {
	http_response_code( 404 );
	return true;
}

// The sites of a network have the files of the root below their own path.
if ( ! file_exists( $vitrine_file ) && preg_match( '#^/[\w-]+(/wp-(?:admin|content|includes)/.*|/[\w-]+\.php)$#D', $vitrine_path, $vitrine_parts ) && file_exists( $vitrine_root . $vitrine_parts[1] ) ) {
	$vitrine_file = $vitrine_root . rtrim( $vitrine_parts[1], '/' );
	$vitrine_file = is_dir( $vitrine_file ) ? $vitrine_file . '/index.php' : $vitrine_file;
	if ( ! str_ends_with( $vitrine_file, '.php' ) ) {
		require __DIR__ . '/static.php';
		vitrine_site_send_file( $vitrine_file );
		return true;
	}
	$_SERVER['SCRIPT_FILENAME'] = $vitrine_file;
	$_SERVER['SCRIPT_NAME']     = substr( $vitrine_file, strlen( $vitrine_root ) );
	$_SERVER['PHP_SELF']        = $vitrine_path . ( str_ends_with( $vitrine_path, '/' ) ? 'index.php' : '' );
	chdir( dirname( $vitrine_file ) );
	require $vitrine_file;
	return true;
}

if ( is_dir( $vitrine_file ) && is_file( rtrim( $vitrine_file, '/' ) . '/index.php' ) && '/' !== $vitrine_path ) {
	if ( ! str_ends_with( $vitrine_path, '/' ) ) {
		header( 'Location: ' . $vitrine_path . '/', true, 301 );
		return true;
	}
	return false;
}

if ( is_file( $vitrine_file ) ) {
	if ( str_ends_with( $vitrine_path, '.php' ) ) {
		return false;
	}
	require __DIR__ . '/static.php';
	vitrine_site_send_file( $vitrine_file );
	return true;
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $vitrine_root . '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
unset( $_SERVER['PATH_INFO'] );

chdir( $vitrine_root );
require $vitrine_root . '/index.php';
